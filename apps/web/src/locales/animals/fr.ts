import type { Animals } from './manner.ts';

export const fr: Animals = {
  hedgehog: {
    temper: 'Joyeux et myope ; ravi de tout, même de perdre.',
    greeting: 'Oh, c’est vous ! Asseyez-vous, l’herbe est encore tiède.',
    wins: 'Gagné ? Moi ? On recompte ? Non, surtout pas.',
    loses: 'Bien joué ! Encore une ? Je connais un coin plus douillet.',
  },
  fox: {
    temper: 'Vif et charmeur ; prend ce qui brille et cligne de l’œil au lendemain.',
    greeting: 'Vous voilà. Je vous ai gardé le côté soleil. Enfin, presque.',
    wins: 'Gagné d’une moustache. Et j’en ai beaucoup.',
    loses: 'Attrapé, queue comprise. Vous me remontrerez ça.',
  },
  badger: {
    temper: 'Patient et bourru ; planifie toute l’année, le cœur tendre sous le chapeau.',
    greeting: 'Hm. Bonsoir. Attention aux jeunes plants en entrant.',
    wins: 'Lentement, sûrement. Vous avez bien tenu votre sillon.',
    loses: 'Ça alors. Entrez, il y a de la soupe.',
  },
  owl: {
    temper: 'Précise, pince-sans-rire ; compte tout, n’avoue rien, explique volontiers.',
    greeting: 'Bonsoir. J’ai compté les cartes. Elles y sont toutes.',
    wins: 'Comme prévu. Mais il m’a fallu calculer deux fois.',
    loses: 'Remarquable. J’y penserai jusqu’à l’aube.',
  },
  raven: {
    temper: 'Vieux, majestueux et courtois ; parle peu et se souvient de chaque partie.',
    greeting: 'Bienvenue. Je vous gardais une branche.',
    wins: 'Un beau vol. Peu viennent si loin.',
    loses: 'Prenez une plume. Vous l’avez méritée.',
  },
};
