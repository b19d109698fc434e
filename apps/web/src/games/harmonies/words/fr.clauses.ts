import type { HarmoniesWords } from './words.ts';

export const clauses: HarmoniesWords['clauses'] = {
  'setup-central-board': {
    title: 'Le centre',
    text: 'Les 120 jetons vont dans le sac. Cinq groupes de trois en sont tirés et posés au centre.',
  },
  'setup-display': { title: 'L’offre', text: 'Cinq cartes Animal sont ouvertes à côté du centre.' },
  'setup-first-player': {
    title: 'Qui commence',
    text: 'Le hasard désigne le premier tour ; les autres suivent dans le sens horaire.',
  },
  'spirit-deal': {
    title: 'Deux esprits chacun',
    text: 'Avec les Esprits de la nature, chacun reçoit deux cartes que les autres ne voient pas.',
  },
  'spirit-choose-first': {
    title: 'L’esprit d’abord',
    text: 'Au début de son premier tour, on garde l’un des deux, ouvert et avec un cube. L’autre quitte le jeu sans être montré.',
  },
  'turn-order': {
    title: 'L’un après l’autre',
    text: 'On joue dans le sens horaire ; personne n’agit au tour d’un autre.',
  },
  'turn-tokens-once': {
    title: 'Un groupe par tour',
    text: 'À chaque tour, on prend exactement une fois les trois jetons d’un groupe du centre.',
  },
  'turn-place-all': {
    title: 'Poser les trois',
    text: 'Tous les jetons pris sont posés sur son plateau dans le même tour, dans l’ordre voulu.',
  },
  'turn-any-order': {
    title: 'Dans l’ordre voulu',
    text: 'Prendre un animal et poser des cubes se fait avant, entre ou après la pose des jetons.',
  },
  'turn-refill': {
    title: 'Compléter',
    text: 'À la fin d’un tour, le groupe vide est rempli depuis le sac et l’offre depuis la pioche.',
  },
  'token-from-hand': { title: 'Seulement les jetons pris', text: 'On ne pose que des jetons pris pendant ce tour.' },
  'token-stacking': {
    title: 'Ce qui s’empile',
    text: 'Sur une case vide, tout jeton est permis. Le gris va sur un ou deux gris, le brun sur un brun, le vert sur un ou deux bruns, le rouge sur un gris, un brun ou un rouge. L’eau et les champs restent plats, et rien ne va sous un jeton.',
  },
  'token-never-on-cube': {
    title: 'Fermée par un cube',
    text: 'Aucun jeton n’est posé sur une case qui porte un cube, ni sous un cube.',
  },
  'card-from-display': { title: 'De l’offre', text: 'Les animaux se prennent seulement parmi les cartes ouvertes.' },
  'card-once-a-turn': {
    title: 'Un animal par tour',
    text: 'On prend au plus une carte Animal par tour. Elle reçoit aussitôt ses cubes.',
  },
  'card-hand-limit': {
    title: 'Quatre cartes',
    text: 'Personne n’a plus de quatre cartes inachevées, et aucune ne peut être défaussée.',
  },
  'card-at-once': { title: 'Aussitôt', text: 'Une carte prise ce tour peut poser des cubes dans le même tour.' },
  'card-complete-frees-slot': {
    title: 'Cartes terminées',
    text: 'Avec son dernier cube, une carte est terminée et libère sa place aussitôt. Elle compte toujours.',
  },
  'card-deck-empty': {
    title: 'Plus d’animaux',
    text: 'Quand la pioche est vide, l’offre devient simplement plus courte.',
  },
  'cube-from-held-card': {
    title: 'Les cubes viennent des cartes',
    text: 'Un cube vient d’une carte devant soi qui en porte encore.',
  },
  'cube-free-target': {
    title: 'Un cube par case',
    text: 'La case du cube ne doit porter aucun cube. Les autres cases de l’habitat peuvent en porter.',
  },
  'cube-stays': {
    title: 'Les cubes restent',
    text: 'Un cube reste, même si d’autres jetons changent plus tard l’habitat autour.',
  },
  'cube-unlimited': { title: 'Assez de cubes', text: 'Les cubes ne s’épuisent pas.' },
  'habitat-rotations': {
    title: 'Tourné à volonté',
    text: 'Tout le motif de la carte doit se trouver sur son plateau ; il peut être tourné dans les six directions.',
  },
  'habitat-exact-heights': {
    title: 'Hauteurs exactes',
    text: 'Chaque case du motif montre exactement ce qui est dessiné ; arbres et montagnes ont juste cette hauteur.',
  },
  'habitat-building': {
    title: 'Bâtiments',
    text: 'Un bâtiment est un jeton rouge sur exactement un autre : gris, brun ou rouge.',
  },
  'habitat-shared': {
    title: 'Habitats partagés',
    text: 'Un jeton peut appartenir à autant d’habitats qu’on veut, aussi plusieurs fois pour la même carte.',
  },
  'spirit-in-hand': {
    title: 'Un esprit est une carte',
    text: 'Tant que son cube n’est pas posé, l’esprit compte parmi les quatre cartes.',
  },
  'end-pouch': {
    title: 'Le sac est vide',
    text: 'Quand le sac est vide au moment de remplir, la dernière manche est en cours.',
  },
  'end-full-board': {
    title: 'Un plateau plein',
    text: 'Quand quelqu’un finit un tour avec deux cases libres ou moins, la dernière manche est en cours.',
  },
  'end-equal-turns': {
    title: 'Autant de tours',
    text: 'On finit la manche, pour que chacun ait joué autant de tours.',
  },
  'end-nothing-more': {
    title: 'La fin',
    text: 'Après la dernière manche, plus rien n’est posé ; on compte les plateaux.',
  },
  'score-trees': {
    title: 'Arbres',
    text: 'Un arbre rapporte 1, 3 ou 7 points pour une hauteur de 1, 2 ou 3. Un tronc sans feuillage ne rapporte rien.',
  },
  'score-mountains': {
    title: 'Montagnes',
    text: 'Une montagne rapporte 1, 3 ou 7 points pour une hauteur de 1, 2 ou 3, si une autre est à côté.',
  },
  'score-fields': { title: 'Champs', text: 'Chaque groupe de deux jetons jaunes reliés ou plus rapporte 5 points.' },
  'score-buildings': {
    title: 'Compter les bâtiments',
    text: 'Un bâtiment rapporte 5 points si les jetons visibles autour montrent au moins trois couleurs différentes.',
  },
  'score-water': {
    title: 'Eau',
    text: 'L’eau compte selon la face : la meilleure rivière sur la face A, les îles sur la face B.',
  },
  'river-length': {
    title: 'La longueur d’une rivière',
    text: 'Une rivière a la longueur du plus long des plus courts chemins entre deux de ses jetons. Les longueurs 1 à 6 rapportent 0, 2, 5, 8, 11, 15 points, chaque jeton de plus 4.',
  },
  'river-loops': {
    title: 'Anneaux d’eau',
    text: 'La table décide avant la partie : un anneau fermé compte comme toute rivière, ou avec tous ses jetons. Dans le second cas, quatre jetons en losange forment aussi un anneau.',
  },
  'score-islands': {
    title: 'Îles',
    text: 'Sur la face B, chaque zone reliée que l’eau sépare rapporte 5 points ; les cases vides en font partie.',
  },
  'score-animal': {
    title: 'Animaux',
    text: 'Chaque carte, terminée ou non, rapporte le plus grand nombre que ses cubes ont découvert ; sans cube posé, rien.',
  },
  'score-spirit': {
    title: 'L’esprit',
    text: 'L’esprit rapporte ce que dit sa carte, si son cube est sur le plateau.',
  },
  'tie-cubes': { title: 'Points égaux', text: 'À points égaux gagne qui a posé le plus de cubes.' },
  'tie-spirit-cube': {
    title: 'Le cube de l’esprit',
    text: 'Le cube de l’esprit compte aussi, sauf si la table en a décidé autrement.',
  },
  'tie-shared': { title: 'Toujours égaux', text: 'Si cela aussi est égal, la victoire est partagée.' },
  'solo-setup': {
    title: 'Solo : mise en place',
    text: 'Seul, on joue avec trois groupes au centre et trois animaux dans l’offre.',
  },
  'solo-remove': {
    title: 'Solo : jetons restants',
    text: 'Après chaque tour, les jetons restés au centre quittent le jeu et les groupes sont remplis à neuf.',
  },
  'solo-swap': {
    title: 'Solo : remplacer un animal',
    text: 'Après un tour sans prendre d’animal, une carte ouverte peut être remplacée.',
  },
  'solo-last-turn': {
    title: 'Solo : les derniers jetons',
    text: 'Quand il ne reste que trois jetons, un groupe est rempli et l’on joue encore un tour.',
  },
  'solo-suns': {
    title: 'Solo : soleils',
    text: 'Les points deviennent des soleils ; la face A et le jeu sans esprit, ou avec un esprit qui compte des groupes, en ajoutent.',
  },
};

/** As version 1 of the rules had it. */
export const older: HarmoniesWords['older'] = {
  1: {
    'river-loops': {
      title: 'Anneaux d’eau',
      text: 'La table décide avant la partie : un anneau fermé compte comme toute rivière, ou avec tous ses jetons.',
    },
  },
};
