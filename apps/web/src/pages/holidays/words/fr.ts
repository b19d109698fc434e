import type { HolidayWords } from './words.ts';

export const fr: HolidayWords = {
  title: 'Vacances',
  about:
    'Pendant votre absence, votre temps s’arrête là où l’on a des jours pour réfléchir. Ceux qui jouent avec vous voient jusqu’à quand.',
  first: 'En vacances du',
  last: 'Jusqu’au (inclus)',
  add: 'Je pars',
  used: (year, days, most) => `${year} : ${days} jours sur ${most}`,
  none: 'Aucunes vacances prévues.',
  now: 'en cours',
  end: (when) => `Je suis de retour : terminer les vacances ${when}`,
  cancel: (when) => `Renoncer aux vacances ${when}`,
  back: 'Je suis de retour',
  give: 'Renoncer',
};
