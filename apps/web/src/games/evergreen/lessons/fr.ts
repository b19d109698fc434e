import type { LessonTexts } from '../../../learn/lesson.ts';

export const fr: LessonTexts = {
  lessons: {
    'plant-and-grow': {
      title: 'Planter et faire croître',
      idea: 'Une Pousse devient un Arbuste, un Arbuste devient un Arbre : un stade à la fois.',
      steps: [
        {
          say: 'Bonjour, je suis Glim. Votre carte montre la Prairie : choisissez « Planter 3 ».',
          mistakes: {
            'action B': 'Rien ne peut encore croître. D’abord les Pousses : annulez et choisissez « Planter 3 ».',
          },
        },
        {
          say: 'Plantez trois Pousses dans la Prairie, où vous voulez.',
          mistakes: {
            'plant 4,4': 'C’est la Forêt fleurie. Cette Action reste là où pointe votre carte : la Prairie, plus bas.',
            'plant 5,2': 'Aucune racine ne tient dans une Crevasse. Dans la Prairie voisine, si.',
          },
        },
        { say: 'C’est tout pour ce tour : terminez.' },
        {
          say: 'Nouveau tour, nouvelles cartes. Reprenez la Prairie.',
          mistakes: {
            'take 3': 'La Forêt fleurie vous éloignerait de vos Pousses. La carte Prairie vous laisse près d’elles.',
          },
        },
        { say: 'Choisissez maintenant « 2 Croissances ».' },
        {
          say: 'Choisissez deux Pousses : elles deviennent des Arbustes.',
          mistakes: {
            'grow 5,3, grow 5,3': 'Un stade par Action, même pour les plus pressées. Faites croître une autre Pousse.',
          },
        },
        { say: 'Terminez le tour. La prochaine fois, ils pourront devenir des Arbres.' },
      ],
      close: 'Deux Arbustes sur votre Planète. Une Croissance de plus, et l’un d’eux sera un Arbre.',
    },
    'take-a-card': {
      title: 'Prendre une carte',
      idea: 'Votre carte dit où vous agissez et quel Pouvoir vous pouvez activer ; le jeton dit qui commence ensuite.',
      steps: [
        {
          say: 'Vos deux Pousses sont dans les Champs de blé. Quelle carte les fait croître toutes deux ?',
          mistakes: {
            'take 3':
              'Jolies fleurs, mais vos Pousses sont dans le blé. Une seule pourrait croître. Annulez et cherchez l’épi.',
            'take 1': 'C’est une carte Montagne ; votre blé devrait attendre. Essayez d’abord le blé.',
          },
          reward:
            'Le jeton attendait à gauche, près de la pioche. Hérisson l’a pris avec sa carte et commence le prochain tour.',
        },
        { say: 'Choisissez « 2 Croissances ».' },
        { say: 'Faites croître les deux Pousses.' },
        {
          say: 'Le symbole au bas de votre carte est un Pouvoir : un Buisson, n’importe où. Activez-le.',
          mistakes: {
            done: 'On peut passer un Pouvoir, mais son marqueur reste alors en place. Annulez : le Buisson est offert.',
          },
        },
        {
          say: 'Plantez le Buisson entre les deux Arbustes.',
          mistakes: { 'bush 4,5': 'Beau Buisson, mais il ne touche aucun Arbuste. Entre eux, il les relie.' },
        },
        { say: 'Terminez le tour.' },
      ],
      close: 'Une carte, trois cadeaux : un lieu, un Pouvoir et parfois le premier choix.',
    },
    'light-and-shadow': {
      title: 'Lumière et ombre',
      idea: 'Arbustes et Arbres marquent, sauf à l’ombre d’un voisin aussi haut ou plus haut.',
      steps: [
        {
          say: 'Le Soleil est en haut, les ombres tombent vers le bas : un espace pour un Arbuste, deux pour un Arbre. Choisissez « 2 Croissances ».',
        },
        {
          say: 'Faites croître les deux Pousses qui seront éclairées.',
          mistakes: {
            'grow 5,3':
              'Deux espaces plus haut se tient l’Arbre ; son ombre va juste jusque-là : 0 point. Annulez et essayez la voisine.',
          },
        },
        { say: 'Un Arbuste du blé est masqué : un autre, aussi haut, est devant lui. Activez votre Pouvoir.' },
        {
          say: 'Faites grandir le bon, pour que les deux marquent.',
          mistakes: {
            'grow 1,6':
              'Celui de devant grandit, celui de derrière reste masqué : 6 au lieu de 7. Faites plutôt dépasser celui de derrière.',
            'grow 5,4':
              'Son ombre plus longue couvrirait l’Arbuste du bas : rien de gagné. Celui du blé, lui, apporterait 2.',
          },
        },
        { say: 'Terminez le tour et regardez la Saison compter.' },
      ],
      close: 'Lumière 7. En Été, le Soleil vient de droite et toutes les ombres tournent.',
    },
    'one-big-forest': {
      title: 'Une grande Forêt',
      idea: 'Seule votre plus grande Forêt compte : Arbres, Arbustes et Buissons côte à côte, un point chacun.',
      steps: [
        { say: 'Deux petits groupes, et seul le plus grand compte. Votre Pouvoir plante un Buisson : activez-le.' },
        {
          say: 'Reliez-les d’un seul Buisson.',
          mistakes: {
            'bush 3,3':
              'Presque. Il ne les touche que par les coins, et les coins ne relient pas. Un espace plus bas, si.',
            'bush 4,6': 'Un groupe passe à trois, c’est bien. Dans le vide entre eux, ce serait cinq.',
          },
        },
        {
          say: 'Cinq. Les Pousses n’en font pas encore partie : choisissez « 2 Croissances ».',
          mistakes: {
            'action A':
              'D’autres Pousses n’agrandiraient pas la Forêt cette Saison. Les deux déjà là peuvent la rejoindre : « 2 Croissances ».',
          },
        },
        {
          say: 'Faites croître les deux Pousses du Marécage.',
          reward: 'Masqués, ils font quand même partie de la Forêt.',
        },
        { say: 'Terminez le tour.' },
      ],
      close: 'Une Forêt de 7, là où il y avait deux paires. Les Lacs, eux, ne relient rien.',
    },
    'the-card-you-leave': {
      title: 'La carte qui reste',
      idea: 'La carte que personne ne prend change la valeur finale des Arbres de son Biome.',
      steps: [
        {
          say: 'La Montagne montre 2 icônes : votre Arbre y vaut 2 à la fin. Deux cartes Montagne restent ; laquelle laisser ?',
          mistakes: {
            'take 1':
              'Alors l’Aridité reste et cache la dernière carte Montagne : 2 devient 0. Prenez la sèche et laissez la fertile.',
          },
          reward: 'La Montagne montre 4. L’Aridité est chez vous, elle n’y fait aucun mal.',
        },
        {
          say: 'Un deuxième Arbre maintenant : choisissez « 2 Croissances ».',
          mistakes: {
            'action A':
              'Des Pousses, bon plan pour plus tard. La Fertilité ne compte que les Arbres : « 2 Croissances ».',
          },
        },
        {
          say: 'Faites de l’Arbuste un Arbre.',
          mistakes: { 'grow 3,3': 'Celui-ci a atteint le sommet. Son petit voisin, pas encore.' },
        },
        { say: 'Votre Pouvoir est le Bourgeon : des points tout de suite. Activez-le.' },
        { say: 'Terminez le tour.' },
      ],
      close: '4 icônes fois 2 Arbres : 8 points attendent la fin de l’Hiver, si l’Aridité ne vient pas.',
    },
    powers: {
      title: 'Les Pouvoirs',
      idea: 'Chaque fois qu’un Pouvoir est activé, son marqueur avance d’abord : il devient plus fort.',
      steps: [
        {
          say: 'Au tour précédent, ce Pouvoir donnait 2 Pousses. Réactivez-le et regardez son marqueur.',
          mistakes: {
            'action A': 'L’Action peut venir d’abord. Ici, commençons par le Pouvoir, pour le voir grandir.',
          },
        },
        {
          say: '3 maintenant, et partout. Plantez-les à gauche, en Montagne ou Marécage.',
          reward: 'J’ai passé l’Action et terminé le tour pour vous, pour avancer.',
        },
        { say: 'Prenez la carte avec le Lac.' },
        { say: 'Activez « Placer un Lac ».' },
        {
          say: 'Un Lac fait croître jusqu’à deux voisines. Trouvez l’espace vide entre un Arbuste et une Pousse.',
          mistakes: {
            'lake 7,3': 'Ici, le Lac ne touche qu’une Pousse. En haut à droite, il toucherait deux plantes.',
          },
        },
        {
          say: 'Faites croître les deux voisines.',
          mistakes: { 'grow 4,4': 'Trop loin de l’eau : un Lac n’aide que les espaces juste à côté.' },
        },
      ],
      close: 'Un Arbuste est devenu Arbre, sans Action. Le prochain Lac sera de force 2.',
    },
    'your-first-spring': {
      title: 'Votre premier Printemps',
      idea: 'Lumière et Forêt ensemble : deux tours à vous, 10 points à atteindre.',
      steps: [
        { say: 'Il reste deux tours. Prenez la carte qui vous plaît ; le blé convient à vos Pousses.' },
        {
          say: 'Jouez ce tour à votre guise, puis terminez. Pointez le Soleil pour voir ses ombres.',
          mistakes: {
            'action B, done':
              'Terminé avec des Croissances en réserve. C’est permis ; annulez si vous voulez en profiter.',
          },
        },
        { say: 'Dernier tour. Quelle carte relie vos groupes ?' },
        {
          say: 'Achevez la Saison.',
          mistakes: {
            'power, bush 5,3': 'Un Buisson tout seul ne relie rien. Entre deux plantes, il compte pour toutes.',
          },
        },
      ],
      close: 'Le Printemps est fini. Dix ou plus ? Superbe. Moins ? Rejouez, les cartes restent les mêmes.',
    },
    'alone-on-your-planet': {
      title: 'Seul sur votre Planète',
      idea: 'Seul, vous affrontez un joueur virtuel sans Planète qui choisit toujours selon quatre règles : vous pouvez le prévoir.',
      steps: [
        {
          say: 'Le joueur virtuel prend d’abord un Joker. Choisissez pour que la carte Montagne reste.',
          mistakes: {
            'take 1':
              'La carte Forêt enneigée reste alors, et votre Montagne garde 2. Laissez la carte Montagne : ce sera 3.',
          },
        },
        {
          say: 'Pas de Joker : il prend la plus fertile et, à égalité, la plus à gauche. Que prenez-vous ?',
          mistakes: {
            'take 2':
              'Il prend alors la Montagne, et l’Aridité reste. Prenez vous-même la carte sèche : il prendra le blé, et la Montagne restera.',
            'take 3': 'Une bonne carte pour l’instant. Laissée là, elle donnerait 2 de plus à votre Arbre à la fin.',
          },
          reward: 'Montagne 5. Il a fait juste ce que vous attendiez.',
        },
      ],
      close: 'Votre score donne un statut : Brocoli jusqu’à 120, Séquoia dès 201. Moi, je suis longtemps resté Bonsaï.',
    },
  },
  hints: {
    'first-draft': 'Prenez la carte du Biome où vous voulez planter. Vous pouvez annuler tant que personne n’a choisi.',
    'first-action': 'Rien ne pousse encore : « Planter 3 » est un bon début.',
    'token-in-row': 'Cette carte vient avec le jeton : prenez-la et vous choisirez en premier au prochain tour.',
    'power-ready': 'Votre carte a aussi un Pouvoir. Il agit partout et se renforce à chaque fois.',
    'would-be-dark': 'Ici, il serait masqué cette Saison. Il compte quand même pour la Forêt.',
    'last-round': 'Après ce tour, la Saison compte : Lumière et plus grande Forêt.',
    'sun-moved': 'Le Soleil a avancé d’un côté. Pointez une Saison au bord pour voir ses ombres.',
    'wild-card': 'Un Joker : chaque effet peut aller dans un Biome différent.',
    'drought-near': 'Si cette Aridité reste, vos Arbres y perdront de la valeur.',
    'groups-can-join': 'Une plante sur cet espace unirait deux groupes en une Forêt.',
    'rounds-shrink': 'Plus que 3 tours, et 2 en Hiver : mieux vaut faire croître que planter.',
    'winter-fertility': 'À la fin, les Arbres comptent les icônes de leur Biome. La zone montre combien.',
  },
};
