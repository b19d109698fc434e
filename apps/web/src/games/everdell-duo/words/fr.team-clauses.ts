import type { TeamClauses } from './team.ts';

export const teamClauses: TeamClauses = {
  'team-setup': {
    title: 'Ensemble',
    text: 'Vous bâtissez une seule cité à deux. Le Voyage est mis de côté, et des moufettes occupent des cases du plateau. En solitaire, une personne mène les deux animaux, chacun avec sa main et sa réserve.',
  },
  'team-shared-city': {
    title: 'Ce qui est commun',
    text: 'La cité, les jetons de points et les événements sont à l’équipe. La main, les ressources, les jetons d’occupation et les ouvriers restent à chacun, et chacun paie de sa propre réserve. Visiter une carte rouge ne rapporte de point à personne.',
  },
  'team-reactions': {
    title: 'À qui profitent les effets',
    text: 'Les cartes vertes et marron profitent à qui les joue, les bleues à la personne dont c’est le tour ; ce qui réagit à l’autre personne profite à son partenaire. Hors d’un tour, l’équipe dit pour qui c’est.',
  },
  'team-benefits': {
    title: 'Les dons de la saison',
    text: 'Qui commence propose à qui va chaque don de la saison, et pour la production carte par carte : à l’un de vous, ou à personne. Ils sont ensuite appliqués dans l’ordre de la tuile.',
  },
  'team-hand-back': {
    title: 'Rendre la proposition',
    text: 'Le partenaire accepte, ou rend la proposition une fois. Qui l’a rendue décide alors seul.',
  },
  'team-events-minimum': {
    title: 'Les événements en équipe',
    text: 'On ne compare rien : là où un événement demande d’avoir plus que l’autre, son minimum augmente d’un pour chaque moufette aux événements, et il faut au moins une chose de chaque sorte. Les cartes de la cité comptent en commun ; la main et la réserve sont celles de qui accomplit l’événement.',
  },
  'skunks-rolled': {
    title: 'Les moufettes',
    text: 'Au début de chaque saison, on lance un dé pour chaque moufette : aux événements, sur le chemin, à la rivière et aux fermes. Le poteau indicateur reste libre.',
  },
  'skunks-collide': {
    title: 'Deux sur une case',
    text: 'Si une moufette s’y trouve déjà, la nouvelle va sur la case suivante de sa zone, et de la dernière à la première.',
  },
  'skunks-block-path': {
    title: 'Des moufettes sur le chemin',
    text: 'Le Soleil et la Lune sautent les cases occupées par une moufette : la saison est plus courte. Tous deux partent de la première case libre. Une carte entre deux de ces cases peut être prise, mais pas jouée depuis la prairie.',
  },
  'skunks-close-places': {
    title: 'Fermé par une moufette',
    text: 'Aucun ouvrier ne va là où se tient une moufette, sauf si un effet permet les lieux occupés.',
  },
  'exchange-tile': {
    title: 'L’échange',
    text: 'Une fois par tour, vous pouvez poser une ressource, un jeton d’occupation ou une carte de votre main sur la tuile entre vous. L’objet n’est à personne jusqu’au prochain tour de votre partenaire, qui le reçoit alors. Ce qui s’y trouve à la fin va au partenaire avant le décompte.',
  },
  'exchange-limited': {
    title: 'Seulement au poteau',
    text: 'Dans certains chapitres, on ne peut donner que si le Soleil ou la Lune se tenait au poteau indicateur au début du tour ; dans d’autres, jamais.',
  },
  'watch-turns-back': {
    title: 'La montre de poche',
    text: 'La personne dont c’est le tour peut, à chacune de ses décisions, ramener le Soleil ou la Lune sur la case libre suivante à gauche. La saison dure un tour de plus. Une montre ne sert qu’une fois.',
  },
  'news-keep-one': {
    title: 'Les bonnes nouvelles',
    text: 'Après les dons de l’hiver, trois bonnes nouvelles sont montrées. Qui joue les lièvres propose celle à garder. En difficile, on n’en tient qu’une : l’ancienne est gardée à la place d’une nouvelle, ou abandonnée.',
  },
  'news-once': {
    title: 'Une seule fois',
    text: 'Une bonne nouvelle sert une fois, à la personne dont c’est le tour, puis elle disparaît.',
  },
  'news-moments': {
    title: 'Le bon moment',
    text: 'Une bonne nouvelle s’utilise à toute décision de votre tour, sauf si elle change votre action ou la suit ; jamais au milieu d’une autre, et jamais pour rien.',
  },
  'news-skunks': {
    title: 'Déplacer une moufette',
    text: 'Une moufette reste dans sa zone et ne va que sur une case où il n’y a rien ni personne, ni au poteau indicateur. Celle qui a été retirée revient avec la saison suivante.',
  },
  'news-events': {
    title: 'Changer un événement',
    text: 'On n’abaisse que le minimum des événements qui additionnent, et on ne remplace que ceux qui portent une lettre.',
  },
  'team-score': {
    title: 'Les points de l’équipe',
    text: 'Points imprimés, cartes violettes, jetons de points et événements comptent une fois, pour les deux. Une carte violette qui regarde une main ou une réserve prend la meilleure des deux.',
  },
  'team-goals': {
    title: 'Les objectifs',
    text: 'Un objectif daté doit être rempli à un moment quelconque avant la fin de cette saison, et le reste ensuite. Tous les autres sont vérifiés à la fin, une fois l’échange vidé.',
  },
  'team-win': {
    title: 'Gagner ensemble',
    text: 'Vous gagnez si tous les objectifs sont remplis et si vous avez au moins les points du chapitre.',
  },
  'opponent-season': {
    title: 'La saison d’Odette',
    text: 'À la fin d’une saison, avant le retour des ouvriers, Odette prend à côté de chaque moufette du chemin, de gauche à droite, la carte qui vaut le plus. Puis elle lance un dé pour des colonnes et prend la meilleure carte de chacune ; à égalité celle de gauche, puis celle du haut. Dès le printemps, elle s’empare d’un événement où se tient une moufette, en commençant par le premier emplacement. Viennent enfin des points, et un de plus par moufette aux fermes et à la rivière.',
  },
  'opponent-score': {
    title: 'Ce que compte Odette',
    text: 'Ses cartes comptent leurs points imprimés, plus deux pour chaque couleur parmi elles ; puis ses événements, ses points et le bonus de son niveau.',
  },
  'challenge-win': {
    title: 'Gagner un défi',
    text: 'Vous gagnez avec plus de points qu’Odette, si la promesse du défi tient à la fin. Une action qui la rompt reste permise.',
  },
};
