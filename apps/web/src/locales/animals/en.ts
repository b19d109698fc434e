import type { Animals } from './manner.ts';

export const en: Animals = {
  hedgehog: {
    temper: 'Cheerful and short-sighted; delighted by everything, also by losing.',
    greeting: 'Oh, you! Sit down, the grass is still warm.',
    wins: 'I won? Me? Let us count again. No, let us not.',
    loses: 'Well played! Again? I know an even softer spot.',
  },
  fox: {
    temper: 'Quick and charming; takes what shines today and winks at tomorrow.',
    greeting: 'There you are. I kept the sunny side for you. Well, almost.',
    wins: 'Mine, by a whisker. And I have many whiskers.',
    loses: 'Caught, tail and all. You must show me that again.',
  },
  badger: {
    temper: 'Patient and gruff; plans the whole year and keeps a warm heart under the hat.',
    greeting: 'Hm. Good evening. Mind the seedlings on your way in.',
    wins: 'Slow and steady. You held your furrow well.',
    loses: 'Well, I never. Come in, there is soup.',
  },
  owl: {
    temper: 'Precise and dry; counts everything, admits nothing, teaches gladly.',
    greeting: 'Good evening. I have counted the cards. They are all there.',
    wins: 'As reckoned. But you made me reckon twice.',
    loses: 'Remarkable. I will be thinking about this until dawn.',
  },
  raven: {
    temper: 'Old, grand and courteous; speaks little and remembers every game.',
    greeting: 'Welcome. I have been saving a branch for you.',
    wins: 'A fine flight. Few come this far.',
    loses: 'Take a feather. You have earned it.',
  },
};
