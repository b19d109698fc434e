import type { EvergreenWords } from './words.ts';

export const clauses: EvergreenWords['clauses'] = {
  'setup-empty-planet': {
    title: 'Une Planète vide',
    text: 'Chacun commence avec une Planète sans plantes et ses six marqueurs au début des Pistes de Pouvoirs.',
  },
  'setup-first-player': {
    title: 'Qui commence',
    text: 'Le hasard désigne qui commence le premier tour ; les autres suivent dans l’ordre.',
  },
  'setup-start-points': {
    title: 'Des points pour attendre',
    text: 'Le premier part avec 0 point, le deuxième avec 1, le troisième avec 2, le quatrième avec 3.',
  },
  'setup-sun': {
    title: 'Le premier côté du Soleil',
    text: 'Au Printemps, le Soleil est au nord de toutes les Planètes, ou du côté que la table a choisi.',
  },
  'setup-reveal': {
    title: 'La première Fertilité',
    text: 'On révèle des cartes de la pioche jusqu’à voir au moins 5 icônes de Fertilité. Les cartes fertiles ouvrent la Zone de Fertilité, une pile par Biome.',
  },
  'setup-shuffle-back': {
    title: 'Retour dans la pioche',
    text: 'Les cartes révélées sans Fertilité, Aridité comprise, n’ont pas encore d’effet : on les remélange dans la pioche.',
  },
  'seasons-and-rounds': {
    title: 'Quatre Saisons, quatorze tours',
    text: 'Le Printemps compte 5 tours, l’Été 4, l’Automne 3, l’Hiver 2. Un tour, c’est le choix de carte, puis l’Action et le Pouvoir de chacun.',
  },
  'draft-row': {
    title: 'La rivière',
    text: 'À chaque tour, une carte de plus que de joueurs est posée face visible à côté de la pioche.',
  },
  'draft-in-turn-order': {
    title: 'Chacun son tour',
    text: 'Le premier joueur prend une carte, puis les autres dans le sens des aiguilles d’une montre.',
  },
  'draft-one-card': {
    title: 'Une carte chacun',
    text: 'Chacun prend exactement une carte. Elle donne le Biome de l’Action et le Pouvoir du tour.',
  },
  'token-on-leftmost': {
    title: 'On pose le jeton',
    text: 'Dès que le premier joueur a sa carte, le jeton Premier Joueur est posé sur la carte restante la plus proche de la pioche.',
  },
  'token-goes-with-card': {
    title: 'Le jeton suit sa carte',
    text: 'Qui prend la carte sous le jeton prend aussi le jeton et commence le tour suivant.',
  },
  'token-returns': {
    title: 'Le jeton revient',
    text: 'Si personne ne prend la carte sous le jeton, il revient au premier joueur de ce tour.',
  },
  'leftover-fertility': {
    title: 'Une carte fertile reste',
    text: 'Il reste toujours une carte. Si elle montre de la Fertilité, elle rejoint la pile de son Biome dans la Zone de Fertilité et compte à la fin.',
  },
  'leftover-aridity': {
    title: 'Une carte Aridité reste',
    text: 'Si la carte restante montre l’Aridité, une carte du même Biome est retournée dans la Zone de Fertilité et ne compte plus ; la carte Aridité va par-dessus.',
  },
  'leftover-aridity-latest': {
    title: 'L’Aridité vise la dernière carte',
    text: 'Elle retourne la carte arrivée en dernier dans la pile, même si c’est déjà une Aridité. Si la pile est vide, on la pose simplement.',
  },
  'leftover-aridity-option': {
    title: 'L’Aridité par accord',
    text: 'La table peut préférer l’autre lecture : l’Aridité retourne la dernière carte de la pile qui montre encore de la Fertilité.',
  },
  'leftover-none': {
    title: 'Une carte sans icône reste',
    text: 'Une carte restante sans Fertilité ni Aridité, un Joker par exemple, va à la défausse.',
  },
  'deck-empty': {
    title: 'Pioche vide',
    text: 'Quand la pioche est épuisée, on mélange la défausse pour la remplacer. Les cartes de la Zone de Fertilité et celles des joueurs restent en place.',
  },
  'deck-and-discard-empty': {
    title: 'Rien à mélanger',
    text: 'Si la défausse est vide aussi, on refait la pioche dès qu’il faut une carte et qu’il y en a de défaussées.',
  },
  'actions-at-the-same-time': {
    title: 'Tous ensemble',
    text: 'Après le choix de carte, chacun joue son Action et son Pouvoir en même temps que les autres.',
  },
  'exactly-one-action': {
    title: 'Une Action exactement',
    text: 'À chaque tour, chacun choisit une des quatre Actions, ni plus ni moins.',
  },
  'action-a': {
    title: 'Action A : planter trois fois',
    text: 'Plantez jusqu’à 3 Pousses sur des espaces vides du Biome de votre carte.',
  },
  'action-b': {
    title: 'Action B : deux Croissances',
    text: 'Faites croître jusqu’à 2 plantes dans le Biome de votre carte, sur deux espaces différents.',
  },
  'action-c': {
    title: 'Action C : planter et croître',
    text: 'Plantez jusqu’à 1 Pousse et faites croître jusqu’à 1 plante dans le Biome de votre carte, sur deux espaces différents, dans l’ordre voulu.',
  },
  'action-d': {
    title: 'Action D : une fois partout',
    text: 'Plantez une Pousse ou faites croître une plante, dans n’importe quel Biome. On ne peut pas renoncer à cet unique effet.',
  },
  'action-wild': {
    title: 'Une carte Joker',
    text: 'Avec un Joker, chaque effet de l’Action peut aller dans n’importe quel Biome, même différent.',
  },
  'action-without-effect': {
    title: 'Choisir sans utiliser',
    text: 'A, B et C disent « jusqu’à » : on peut laisser des effets, et même tous.',
  },
  'grow-one-stage': {
    title: 'Une étape à la fois',
    text: 'Une Pousse devient un Arbuste, un Arbuste devient un Arbre. On ne saute aucune étape et on ne revient jamais.',
  },
  'supply-unlimited': {
    title: 'Une réserve sans fin',
    text: 'Pousses, Arbustes, Arbres, Buissons et Lacs ne s’épuisent jamais, quel que soit le contenu de la boîte.',
  },
  'one-piece-per-space': {
    title: 'Un pion par espace',
    text: 'Pousses, Buissons et Lacs demandent un espace vide.',
  },
  'bushes-and-lakes-stay': {
    title: 'Buissons et Lacs restent',
    text: 'Un Buisson ou un Lac ne grandit, ne bouge et ne disparaît jamais.',
  },
  'crevice-stays-empty': {
    title: 'Les Crevasses restent vides',
    text: 'On ne place rien sur une Crevasse. Elle ne compte comme espace que pour la longueur des ombres.',
  },
  'power-optional': {
    title: 'Un Pouvoir est un choix',
    text: 'On peut activer une fois, dans son tour, le Pouvoir de sa carte ; rien n’y oblige.',
  },
  'power-before-or-after': {
    title: 'Avant ou après l’Action',
    text: 'Tout le Pouvoir se joue avant l’Action ou après elle, jamais au milieu.',
  },
  'power-marker-first': {
    title: 'D’abord plus fort, puis appliqué',
    text: 'Le marqueur avance d’abord d’une case sur sa Piste. La valeur atteinte est le nombre d’effets permis maintenant.',
  },
  'power-marker-end': {
    title: 'Au bout de la Piste',
    text: 'Un marqueur sur la dernière case y reste ; le Pouvoir agit à pleine force.',
  },
  'power-anywhere': {
    title: 'Un Pouvoir sans frontières',
    text: 'Chaque effet d’un Pouvoir peut aller dans n’importe quel Biome, quelle que soit la carte.',
  },
  'power-sprout': {
    title: 'Planter une Pousse',
    text: 'Chaque effet plante une Pousse sur un espace vide.',
  },
  'power-small-tree': {
    title: 'Croissance d’Arbuste',
    text: 'Chaque effet change une Pousse en Arbuste.',
  },
  'power-big-tree': {
    title: 'Croissance d’Arbre',
    text: 'Chaque effet change un Arbuste en Arbre.',
  },
  'power-bush': {
    title: 'Planter un Buisson',
    text: 'Chaque effet plante un Buisson sur un espace vide. Il ne récolte pas de Lumière et ne fait pas d’ombre, mais il compte dans les Forêts.',
  },
  'power-lake': {
    title: 'Placer un Lac',
    text: 'Chaque effet place un Lac sur un espace vide, puis fait croître jusqu’à 2 plantes sur des espaces différents juste à côté.',
  },
  'power-several-lakes': {
    title: 'Plusieurs Lacs',
    text: 'S’il y a plusieurs Lacs, chacun est placé et utilisé avant le suivant. Une plante entre deux Lacs peut croître pour les deux.',
  },
  'power-bud': {
    title: 'Bourgeon',
    text: 'Rapporte tout de suite autant de points que la valeur atteinte par le marqueur.',
  },
  'power-after-action-same-space': {
    title: 'Action et Pouvoir au même endroit',
    text: 'Seule une même Action exige des espaces différents : le Pouvoir peut faire croître ce que l’Action vient de planter, et inversement.',
  },
  'hand-in': {
    title: 'Terminer son tour',
    text: 'Qui a fini termine. Quand tous ont terminé, le tour s’achève. On peut annuler ce qu’on a fait jusqu’à ce qu’on termine soi-même.',
  },
  'light-points': {
    title: 'Collecter la Lumière',
    text: 'En fin de Saison, chaque Arbuste éclairé rapporte 1 point et chaque Arbre éclairé 2.',
  },
  'light-shadow-length': {
    title: 'La longueur des ombres',
    text: 'L’ombre tombe tout droit, à l’opposé du Soleil : 1 espace derrière un Arbuste, 2 derrière un Arbre.',
  },
  'light-equal-or-higher': {
    title: 'Qui est masqué',
    text: 'Une plante ne reçoit pas de Lumière dans l’ombre d’une autre de même taille ou plus haute. L’ombre d’une plus petite ne la gêne pas.',
  },
  'light-dark-still-casts': {
    title: 'À l’ombre, on fait de l’ombre',
    text: 'Un Arbuste ou un Arbre masqué projette quand même toute son ombre.',
  },
  'light-crevices-count': {
    title: 'L’ombre traverse les Crevasses',
    text: 'Pour mesurer une ombre, une Crevasse compte comme tout autre espace.',
  },
  'light-only-trees': {
    title: 'La Lumière est pour les arbres',
    text: 'Pousses, Buissons et Lacs ne récoltent pas de Lumière et ne font pas d’ombre.',
  },
  'forest-biggest': {
    title: 'La Forêt principale',
    text: 'En fin de Saison, votre plus grande Forêt rapporte 1 point par Arbuste, Arbre et Buisson.',
  },
  'forest-members': {
    title: 'Ce qui fait une Forêt',
    text: 'Une Forêt, ce sont des Arbustes, des Arbres et des Buissons qui se touchent par un côté, même d’un Biome à l’autre.',
  },
  'forest-separated': {
    title: 'Ce qui sépare les Forêts',
    text: 'Les coins ne relient pas. Pousses, Lacs, Crevasses et espaces vides n’appartiennent à aucune Forêt.',
  },
  'season-change': {
    title: 'Changer de Saison',
    text: 'Une fois Lumière et Forêt comptées, les cartes prises dans la Saison sont défaussées et la suivante commence.',
  },
  'sun-moves': {
    title: 'Le Soleil avance',
    text: 'À chaque nouvelle Saison, le Soleil passe au côté suivant, dans le sens des aiguilles d’une montre.',
  },
  'game-end': {
    title: 'La fin',
    text: 'La partie s’achève après le décompte de l’Hiver. On compte alors la Fertilité, et le plus de points l’emporte.',
  },
  'final-fertility': {
    title: 'La Fertilité à la fin',
    text: 'Pour chaque Biome : les icônes de Fertilité visibles multipliées par vos Arbres dans ce Biome.',
  },
  'tie-by-turn-order': {
    title: 'Égalité',
    text: 'À égalité gagne qui vient en premier dans l’ordre du tour, à partir de la personne qui a le jeton Premier Joueur à la fin.',
  },
  'solo-opponent-drafts': {
    title: 'Solo : un adversaire sans Planète',
    text: 'En solo, un joueur virtuel prend seulement des cartes. Trois cartes forment la rivière, deux sont prises, une reste.',
  },
  'solo-opponent-order': {
    title: 'Solo : ce que prend le joueur virtuel',
    text: 'Un Joker s’il y en a un ; sinon la carte la plus fertile ; sinon l’Aridité dont le Biome montre le moins de Fertilité. À égalité, la carte la plus proche de la pioche.',
  },
  'solo-opponent-token': {
    title: 'Solo : le jeton',
    text: 'Le jeton Premier Joueur fonctionne comme d’habitude : le joueur virtuel le prend avec sa carte et commence alors le tour suivant.',
  },
  'solo-start-points': {
    title: 'Solo : points de départ',
    text: 'Le hasard désigne qui commence. Si c’est le joueur virtuel, vous êtes deuxième et partez avec 1 point.',
  },
  'solo-titles': {
    title: 'Solo : statuts',
    text: 'Votre score donne un statut : Brocoli jusqu’à 120, Bonsaï dès 121, Olivier 136, Houx 151, Bouleau 161, Pin 171, Chêne 181, Baobab 191, Séquoia légendaire dès 201.',
  },
};
