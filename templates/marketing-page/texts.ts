import type { ComponentType } from 'react';
import BellIcon from '@mui/icons-material/CampaignOutlined';
import CalendarIcon from '@mui/icons-material/EditCalendarOutlined';
import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import WaterIcon from '@mui/icons-material/WavesOutlined';

export const LINKS = [
  { label: 'Features', href: '#features' },
  { label: 'How it works', href: '#how' },
  { label: 'Voices', href: '#voices' },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Questions', href: '#questions' },
];

export const OPERATORS = [
  'Brenna Linjen',
  'Kelda & Sons',
  'Sound Ferries',
  'Ostra Rederi',
  'Blue Pier',
];

export const FEATURES: { title: string; text: string; Icon: ComponentType }[] = [
  {
    title: 'Timetables that hold',
    text: 'See the slack of every departure before you publish it, not after the first complaint.',
    Icon: CalendarIcon,
  },
  {
    title: 'Tides included',
    text: 'Ports know how high their pier is at every hour, and the planner knows it too.',
    Icon: WaterIcon,
  },
  {
    title: 'Crews that rest',
    text: 'Rest times and certificates are checked while you plan. Exceptions need a reason.',
    Icon: PeopleIcon,
  },
  {
    title: 'Tickets without queues',
    text: 'Sold on the web, at the pier and on board, at the fares that each island agreed on.',
    Icon: TicketIcon,
  },
  {
    title: 'Notices in plain words',
    text: 'The new time, the reason, and what to do: to every sign and phone, in one step.',
    Icon: BellIcon,
  },
  {
    title: 'Made for gloves',
    text: 'On deck, every button is as large as it has to be at six in the morning.',
    Icon: PhoneIcon,
  },
];

export const STEPS = [
  {
    title: 'Bring your lines',
    text: 'Ports, ships and fares from a spreadsheet, in an afternoon.',
  },
  {
    title: 'Draw the season',
    text: 'The planner proposes a timetable; you decide where it bends.',
  },
  { title: 'Sail', text: 'Crews, signs and passengers hear the same thing at the same time.' },
];

export const NUMBERS = [
  { value: '96%', label: 'of departures on time in the first summer' },
  { value: '11 min', label: 'saved at each turn-around' },
  { value: '40', label: 'companies from one ship to sixty' },
];

export const VOICES = [
  {
    text: 'We used to phone five piers when the Heron was late. Now I press one button and finish my coffee.',
    name: 'Tove Aas',
    role: 'Traffic control, Brenna Linjen',
  },
  {
    text: 'The first planner that knows that our ramp is four meters shorter at low water.',
    name: 'Per Holmgren',
    role: 'Captain, Ostra Rederi',
  },
  {
    text: 'My crew checks their rest times on their own phones. Nobody argues about them any more.',
    name: 'Lea Sandvik',
    role: 'Crew manager, Sound Ferries',
  },
];

export const QUESTIONS = [
  {
    question: 'How long does it take to start?',
    answer:
      'Most companies sail with Skerry after two weeks. The first afternoon brings in lines, ships and fares; the rest is looking at next season together.',
  },
  {
    question: 'Does it work without a network?',
    answer:
      'On board, yes. Lists of passengers and vehicles are on the device before departure and are sent as soon as there is a signal again.',
  },
  {
    question: 'Can we keep our ticket machines?',
    answer:
      'If they can read a QR code, yes. We have connected eleven kinds so far and are glad about the twelfth.',
  },
  {
    question: 'Where is our data?',
    answer:
      'In two data centers of your own country or the nearest one. You can take all of it with you at any time.',
  },
];
