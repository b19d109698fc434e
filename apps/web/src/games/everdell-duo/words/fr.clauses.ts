import type { CommonClauses, DuoWords } from './words.ts';

export const clauses: CommonClauses = {
  'setup-animals': {
    title: 'Lièvres et tortues',
    text: 'Une personne a les trois lièvres, l’autre les trois tortues. La table choisit qui, ou laisse faire le hasard. Les lièvres commencent.',
  },
  'setup-meadow-river-events': {
    title: 'La table',
    text: 'Douze cartes sont visibles dans la prairie, sur deux rangées de six. Deux des vingt tuiles Rivière sont visibles. Un événement de chaque lettre A à E et la Fête de la cité sont mélangés sur les six emplacements ; le Voyage se trouve à côté. Le Soleil et la Lune commencent sur la première case du chemin.',
  },
  'setup-winter-tile': {
    title: 'Le premier hiver',
    text: 'Chaque personne commence avec deux cartes en main et rien d’autre. Puis la tuile Hiver donne une carte de plus aux lièvres, et aux tortues une carte de la pioche et une de la prairie.',
  },
  'turn-order': {
    title: 'Tour à tour',
    text: 'Les deux personnes jouent tour à tour. Les lièvres commencent en hiver et en été, les tortues au printemps et en automne.',
  },
  'turn-one-action': {
    title: 'Une action',
    text: 'Un tour est exactement une action : placer un ouvrier, jouer une carte, ou piocher ou prendre une carte. On ne passe jamais.',
  },
  'turn-hand-over': {
    title: 'Terminer son tour',
    text: 'L’action faite, on termine son tour. Jusque-là, la dernière action peut être annulée, tant que rien de caché n’a été vu, et des cartes peuvent encore être échangées.',
  },
  'trade-two-cards': {
    title: 'Deux cartes pour une ressource',
    text: 'À tout moment de votre tour, sauf au milieu d’un paiement, vous pouvez défausser deux cartes de votre main contre une ressource au choix, autant de fois que vous le voulez. Aucun marqueur n’avance.',
  },
  'hand-and-city-unlimited': {
    title: 'Autant de cartes que l’on veut',
    text: 'Il n’y a pas de limite aux cartes d’une main ou d’une cité.',
  },
  'supply-unlimited': {
    title: 'Une réserve sans fin',
    text: 'Ressources, jetons Occupé et jetons Point ne s’épuisent jamais.',
  },
  'worker-moves-sun': {
    title: 'Les ouvriers font avancer le Soleil',
    text: 'Pour placer un ouvrier en action, il faut un ouvrier disponible et un Soleil qui peut encore avancer. Quand tout est fait, le Soleil avance d’une case.',
  },
  'worker-free-place': {
    title: 'Un lieu libre',
    text: 'Un ouvrier va sur un lieu où personne ne se trouve : ferme, rivière, événement ou carte Destination. Seuls certains effets atteignent les lieux occupés.',
  },
  'worker-destination-any-city': {
    title: 'Destinations des deux cités',
    text: 'Les cartes rouges des deux cités accueillent un ouvrier ; celles de la prairie ou d’une main, non.',
  },
  'worker-visitor-pays-owner': {
    title: 'Une visite honore',
    text: 'Qui visite une carte Destination de l’autre cité procure d’abord un jeton Point de la réserve à sa propriétaire ; puis le visiteur reçoit l’effet.',
  },
  'card-moves-moon': {
    title: 'Les cartes font avancer la Lune',
    text: 'Pour jouer une carte en action, la Lune doit encore pouvoir avancer. Quand tout est fait, elle avance d’une case.',
  },
  'card-from-hand-or-adjacent': {
    title: 'De la main ou à côté d’un marqueur',
    text: 'Vous jouez une carte de votre main, ou une carte de la prairie qui touche la case du Soleil ou de la Lune. Une case du bout touche deux cartes, les autres en touchent quatre.',
  },
  'draw-or-take': {
    title: 'Piocher ou prendre',
    text: 'La troisième action amène une carte en main : celle du dessus de la pioche ou n’importe quelle carte de la prairie, où que soient les marqueurs.',
  },
  'draw-moves-either-marker': {
    title: 'Puis Soleil ou Lune',
    text: 'Après avoir pioché ou pris une carte, vous avancez le Soleil ou la Lune d’une case, au choix si les deux peuvent avancer.',
  },
  'markers-move-last': {
    title: 'Les marqueurs avancent en dernier',
    text: 'Le Soleil et la Lune n’avancent qu’une fois l’action et tous ses effets terminés. Ce qui est à côté d’eux dépend de leur place d’avant.',
  },
  'season-twelve-turns': {
    title: 'Douze tours par saison',
    text: 'Le Soleil et la Lune avancent six fois chacun : une saison compte donc douze tours, six par personne. Quand les deux sont sur la dernière case, la saison finit avec ce tour : tant que la main n’est pas passée, on peut encore échanger des cartes.',
  },
  'meadow-refill-row-by-row': {
    title: 'Compléter la prairie',
    text: 'Les trous de la prairie sont comblés aussitôt avec la pioche, rangée par rangée depuis la gauche. Si la pioche est vide, on mélange la défausse.',
  },
  'meadow-gap-stays-open': {
    title: 'Le trou ouvert',
    text: 'Le trou d’une carte jouée depuis la prairie reste ouvert jusqu’à la fin de son effet et de tout ce qu’il déclenche.',
  },
  'pay-resources': {
    title: 'Payer',
    text: 'Une carte coûte ce qu’indique son bord : brindilles, résine et galets pour les constructions, baies pour les créatures. On paie avec sa propre réserve.',
  },
  'pay-hand-cards': {
    title: 'Payer avec des cartes',
    text: 'Certaines cartes coûtent des cartes en main : elles sont défaussées face cachée. La carte jouée n’en fait pas partie.',
  },
  'pay-discounts': {
    title: 'Réductions',
    text: 'Une réduction baisse ce qui se paie en ressources, jamais en cartes, et jamais en dessous de zéro. Vous choisissez les ressources économisées.',
  },
  'pay-one-star': {
    title: 'Une étoile',
    text: 'Une seule carte à étoile peut aider pour chaque carte jouée. Les cartes sans étoile, les lieux et d’autres effets peuvent s’y ajouter.',
  },
  'pay-discount-limits': {
    title: 'Combien de fois',
    text: 'Chaque carte de réduction sert une fois par carte jouée. Certaines ont une limite pour toute la partie ou consomment les jetons posés dessus.',
  },
  'pay-judge': {
    title: 'La Juge',
    text: 'La Juge permet de payer une ressource du prix avec un autre type. Elle ne baisse rien et n’a pas d’étoile.',
  },
  'pay-occupied-token': {
    title: 'Jetons Occupé',
    text: 'Au lieu de payer les baies d’une créature, vous pouvez poser un jeton Occupé sur une construction de la même couleur dans votre cité. Le reste du prix se paie normalement.',
  },
  'pay-token-once-per-colour': {
    title: 'Une fois par couleur',
    text: 'Vous pouvez utiliser un jeton Occupé par couleur dans toute la partie. Il reste sur sa construction.',
  },
  'pay-token-or-discount': {
    title: 'Jeton ou réduction',
    text: 'Un jeton Occupé remplace toute réduction ; les deux ne se combinent jamais.',
  },
  'timing-brown-once': {
    title: 'Cartes marron',
    text: 'Une carte marron agit une fois, quand elle est jouée.',
  },
  'timing-green-production': {
    title: 'Cartes vertes',
    text: 'Une carte verte agit quand elle est jouée, puis au début du printemps et de l’automne. Sa propriétaire choisit l’ordre.',
  },
  'timing-red-later': {
    title: 'Cartes rouges',
    text: 'Une carte rouge ne fait rien quand elle est jouée. Dès le tour suivant elle accueille un ouvrier, et alors elle agit.',
  },
  'timing-blue-later': {
    title: 'Cartes bleues',
    text: 'Une carte bleue agit chaque fois que son moment vient, à partir du tour suivant le sien. Les jetons y sont posés aussitôt.',
  },
  'timing-purple-end': {
    title: 'Cartes violettes',
    text: 'Une carte violette rapporte ses points supplémentaires à la fin de la partie.',
  },
  'effects-optional': {
    title: 'Les effets sont des offres',
    text: 'Les gains sans coût ni choix se font d’eux-mêmes. Toute autre partie d’un effet peut être refusée, chacune séparément.',
  },
  'effects-only-possible': {
    title: 'Seulement le possible',
    text: 'Seul ce qui peut vraiment se faire est proposé. Une partie impossible est sautée ; rien n’est défait pour autant. À votre tour, ce qu’un échange de cartes permettrait encore de payer compte comme possible.',
  },
  'effects-no-reentry': {
    title: 'Pas en lui-même',
    text: 'Tant que l’effet d’un lieu ou d’une carte se déroule, ce lieu ou cette carte ne peut pas resservir.',
  },
  'effects-you-and-your': {
    title: 'Qui est « vous »',
    text: '« Vous » et « votre cité » désignent toujours la personne qui exécute l’effet, même en visite dans l’autre cité ou en copiant.',
  },
  'effects-nested-first': {
    title: 'D’abord l’intérieur',
    text: 'Une carte jouée par un effet est achevée, avec tout ce qu’elle déclenche, avant que l’effet extérieur continue.',
  },
  'effects-turn-ends': {
    title: 'Tout tour finit',
    text: 'Quels que soient les enchaînements, un tour se termine toujours : après un très grand nombre d’étapes, rien de nouveau ne commence.',
  },
  'effects-exchange': {
    title: 'Payer un effet',
    text: '« Jusqu’à 2 fois, payer ceci pour cela » se décide à chaque fois. Si des types différents sont demandés, chaque ressource est d’un autre type.',
  },
  'effects-choose': {
    title: 'Choisir',
    text: 'Parmi plusieurs possibilités, vous en choisissez une ou aucune.',
  },
  'effects-look': {
    title: 'Regarder des cartes',
    text: 'Les cartes que vous regardez ne sont vues de personne d’autre. Vous en gardez autant que dit l’effet ; le reste est défaussé face cachée.',
  },
  'effects-take': {
    title: 'Prendre dans la prairie',
    text: 'Un effet qui prend des cartes prend n’importe quelle carte visible de la prairie ; le trou est comblé après chacune.',
  },
  'effects-move-counts-as-placing': {
    title: 'Déplacer, c’est placer',
    text: 'Un ouvrier qu’un effet place ou déplace compte comme placé : une visite honore l’autre cité, et les cartes qui y réagissent agissent. Aucun marqueur n’avance pour cela.',
  },
  'effects-without-worker': {
    title: 'Utiliser sans ouvrier',
    text: 'Utiliser un lieu sans ouvrier n’est pas placer. Un événement exige quand même sa condition, et il est alors accompli.',
  },
  'effects-activate-copy': {
    title: 'Utiliser et copier des cartes',
    text: 'Utiliser une carte verte exécute sa production, chaque carte une fois. Copier une carte marron exécute ce qu’elle fait une fois jouée.',
  },
  'triggers-order': {
    title: 'Plusieurs à la fois',
    text: 'D’abord l’effet de la carte jouée, puis les réactions de la personne dont c’est le tour, puis celles de l’autre. Chacune ordonne les siennes.',
  },
  'events-condition': {
    title: 'Événements',
    text: 'Un ouvrier sur un événement l’accomplit si vous remplissez sa condition à ce moment. Vous recevez aussitôt la récompense de l’emplacement, et les points de la tuile à la fin. Vous ne rendez rien pour cela.',
  },
  'events-each-colour': {
    title: 'La Fête de la cité',
    text: 'La Fête de la cité demande une carte de chacune des cinq couleurs dans votre cité.',
  },
  'events-more-than': {
    title: 'Plus que l’autre',
    text: 'Certains événements additionnent : il faut au moins un de chaque, au moins le nombre indiqué, et plus au total que l’autre personne. Une égalité ne suffit pas.',
  },
  'events-slot-dead': {
    title: 'Accompli, parti',
    text: 'Un événement accompli quitte son emplacement, où il n’y a plus rien à faire. L’ouvrier y reste jusqu’à la fin de la saison.',
  },
  'journey-no-worker': {
    title: 'Le Voyage sans ouvrier',
    text: 'Aucun ouvrier et aucun effet ne peut utiliser le Voyage.',
  },
  'journey-more-cards': {
    title: 'Le Voyage',
    text: 'À la fin de la partie, le Voyage revient à la personne qui a le plus de cartes en cité et en main ensemble. En cas d’égalité, personne ne l’obtient. Il compte comme un événement.',
  },
  'season-change': {
    title: 'Une nouvelle saison',
    text: 'Les ouvriers reviennent, le Soleil et la Lune retournent à la première case, les deux tuiles Rivière sont remplacées, et la tuile de la saison apporte ses dons, d’abord à la personne qui commence. Printemps et automne apportent la production.',
  },
  'secrets-hands-deck-discards': {
    title: 'Ce qui est caché',
    text: 'Les mains, la pioche et la défausse sont cachées ; le nombre de cartes en main est visible.',
  },
  'secrets-taken-cards': {
    title: 'Les cartes prises sont d’abord connues',
    text: 'Une carte prise ouvertement est connue des deux. Dès que quelque chose quitte cette main face cachée, c’était peut-être cette carte : seule la personne à qui est la main le sait.',
  },
  'score-printed': {
    title: 'Points imprimés',
    text: 'Chaque carte de votre cité compte ses points imprimés.',
  },
  'score-prosperity': {
    title: 'Prospérité',
    text: 'Les cartes violettes comptent à la fin ce qu’elles demandent, elles-mêmes comprises.',
  },
  'score-tokens': {
    title: 'Jetons Point',
    text: 'Chaque jeton Point vaut un point, même s’il reste sur une carte.',
  },
  'score-events': {
    title: 'Points d’événements',
    text: 'Les événements accomplis comptent leurs points, quoi que soit devenue leur condition.',
  },
  'score-tie-breaks': {
    title: 'Égalités',
    text: 'À égalité de points, le plus d’événements l’emporte, puis le plus de ressources, puis de cartes en cité, puis en main. Ensuite, les deux gagnent.',
  },
  'game-end': {
    title: 'La fin',
    text: 'La partie finit avec l’automne. Le plus de points gagne : cartes, cartes violettes, jetons Point et événements avec le Voyage.',
  },
};

/** As version 1 of the rules had it. */
export const older: DuoWords['older'] = {
  1: {
    'effects-only-possible': {
      title: 'Seulement le possible',
      text: 'Seul ce qui peut vraiment se faire est proposé. Une partie impossible est sautée ; rien n’est défait pour autant.',
    },
  },
};
