import { useConsent } from '@site/src/audience/browser/analytics';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';

/** Analytics consent; renders nothing in builds without analytics. */
export function AnalyticsChoice() {
  const t = useTranslate();
  const { service, isMeasured, isRefusedByBrowser, choose } = useConsent();
  if (!service) {
    return null;
  }
  if (isRefusedByBrowser) {
    return (
      <ChoiceGroup
        category="settings"
        label={t('settings.analytics')}
        help={t('settings.analyticsRefused')}
        value="denied"
        onChange={choose}
        options={[{ value: 'denied', label: t('settings.analyticsRefuse') }]}
      />
    );
  }
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.analytics')}
      help={t(
        service.consent === 'opt-out' ? 'settings.analyticsHelpOptOut' : 'settings.analyticsHelp',
      )}
      value={isMeasured ? 'granted' : 'denied'}
      onChange={choose}
      options={[
        { value: 'granted', label: t('settings.analyticsAllow') },
        { value: 'denied', label: t('settings.analyticsRefuse') },
      ]}
    />
  );
}
