import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { popup } from './pickerParts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/x/react-date-pickers/calendar-systems/';

for (const demo of ['AdapterJalali', 'AdapterMomentJalali']) {
  test(`${demo}: the calendar opens on a typed Jalali date`, async ({ page }) => {
    await page.goto(PAGE);
    const card = await openDemo(page, demo);
    const part = (name: string) => card.getByRole('spinbutton', { name, exact: true });
    await part('روز').click();
    await page.keyboard.type('17');
    await part('ماه').click();
    await page.keyboard.type('08');
    const open = card.getByRole('button', { name: /تاریخ را انتخاب کنید/ });
    await expect(open).toHaveAccessibleName(/17.*آبان 1405/);

    await open.click();
    const dialog = popup(page);
    await expect(dialog.getByRole('gridcell', { name: '17', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
}

test('Hijri months continue where two begin in one Gregorian month, and years end with 1499', async ({
  page,
}) => {
  await page.goto(PAGE);
  const card = await openDemo(page, 'AdapterHijri');
  await card.getByRole('button', { name: /رمضان ١٤٤٨/ }).click();
  const dialog = popup(page);
  const next = dialog.getByRole('button', { name: 'الشهر التالي' });
  for (const month of [
    ...['شوال ١٤٤٨', 'ذو القعدة ١٤٤٨', 'ذو الحجة ١٤٤٨', 'محرم ١٤٤٩', 'صفر ١٤٤٩'],
    ...['ربيع الأول ١٤٤٩', 'ربيع الثاني ١٤٤٩', 'جمادى الأولى ١٤٤٩', 'جمادى الآخرة ١٤٤٩'],
  ]) {
    await next.click();
    await expect(dialog.getByText(month, { exact: true })).toBeVisible();
  }

  await dialog.getByRole('button', { name: 'اختر سنة بدل اليوم' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(144);
  await expect(dialog.getByRole('radio').first()).toHaveText('١٣٥٦');
  await expect(dialog.getByRole('radio').last()).toHaveText('١٤٩٩');
});
