import type { LessonTexts } from '../../../learn/lesson.ts';

export const fr: LessonTexts = {
  lessons: {
    'sun-and-moon': {
      title: 'Soleil et Lune',
      idea: 'Un ouvrier fait avancer le Soleil, une carte la Lune, et vous les partagez.',
      steps: [
        {
          say: 'Vous jouez les lièvres. Envoyez un ouvrier à la ferme aux trois brindilles.',
          mistakes: {
            'play barn': 'La Grange, bonne idée. Elle coûte 2 brindilles : qu’un ouvrier aille d’abord les chercher.',
          },
          reward: 'Votre ouvrier a fait avancer le Soleil, celui des tortues aussi.',
        },
        {
          say: 'Jouez maintenant la Grange de votre main pour 2 brindilles.',
          mistakes: {
            'play camp':
              'Le Campement coûte aussi 2 brindilles, mais n’agit qu’une fois. La Grange donne des baies encore et encore.',
            'place farm-1': 'Votre propre ouvrier s’y trouve encore, jusqu’à la fin de la saison.',
          },
          reward: 'Une carte fait avancer la Lune. Et la Grange vous donne aussitôt 1 baie.',
        },
        { say: 'Troisième façon de jouer : piochez une carte.' },
        { say: 'À vous de dire lequel des deux avance.' },
      ],
      close: 'Six pas chacun par saison. Un pas utilisé n’est plus là pour personne.',
    },
    'within-reach': {
      title: 'À portée',
      idea: 'Dans la prairie, on joue seulement près du Soleil ou de la Lune, mais on prend partout.',
      steps: [
        {
          say: 'Vous avez 4 baies. Jouez l’Apicultrice ; elle est près de la Lune.',
          mistakes: {
            'play conductor':
              'Le Contrôleur attend en première colonne, sans Soleil ni Lune. Regardez près de la Lune.',
            'play harbor':
              'Le Port est à portée, mais il coûte brindilles, résine et galet. Les baies sont pour les créatures.',
          },
        },
        {
          say: 'Le Contrôleur est hors de portée. Prenez-le plutôt en main.',
          mistakes: { draw: 'Une surprise, pourquoi pas. Mais le Contrôleur resterait là pour les tortues.' },
        },
        { say: 'Avancez le Soleil ou la Lune : cela décide de ce qui sera à portée.' },
      ],
      close: 'Ce qui est en main ne vous sera pas pris, et se joue où que soient Soleil et Lune.',
    },
    'green-comes-back': {
      title: 'Le vert revient',
      idea: 'Les cartes vertes agissent une fois jouées, puis au printemps et en automne ; la saison finit quand les deux sont au bout.',
      steps: [
        {
          say: 'Le Soleil est arrivé : plus d’ouvriers cet hiver. Jouez la Mine.',
          mistakes: {
            'place farm-3':
              'Votre ouvrier voudrait bien, mais le Soleil n’a plus de pas. Les cartes, si : la Lune en a deux.',
            'play bridge': 'Le Pont agit une seule fois. La Mine est verte et agira encore dans un instant.',
          },
          reward:
            'Printemps. Grange, Ramasseur de brindilles et Mine ont encore agi : baie, brindille, galet. Et les ouvriers sont rentrés.',
        },
        {
          say: 'Soleil et Lune sont revenus au début. Envoyez votre premier ouvrier du printemps.',
          mistakes: {
            'place journey':
              'Le Voyage revient tout seul, à la fin, à qui a le plus de cartes. Choisissez une ferme ou la rivière.',
          },
        },
      ],
      close: 'Une carte verte jouée tôt agit trois fois : maintenant, au printemps, en automne.',
    },
    'a-home': {
      title: 'Un toit plutôt que des baies',
      idea: 'Un jeton Occupé sur une construction laisse emménager une créature de même couleur, sans baies.',
      steps: [
        {
          say: 'L’Apicultrice coûte 3 baies, vous en avez 1. Cherchez un jeton Occupé à la ferme 4.',
          mistakes: {
            'play beekeeper': 'Il manque deux baies. Il y a une autre porte : la Grange verte.',
            'place farm-3': 'Deux baies suffiraient aussi. Avec le jeton, elle vient pour rien : gardez votre baie.',
          },
        },
        {
          say: 'Votre Grange est verte, l’Apicultrice aussi. Jouez-la.',
          mistakes: {
            'play herald':
              'Le Héraut coûte 1 baie, sans jeton. Le marron n’a pas encore de toit dans votre cité ; le vert, si.',
          },
          reward: 'Aucune baie payée. Le jeton reste sur la Grange pour de bon.',
        },
        { say: 'Terminez le tour.' },
      ],
      close: 'Une fois par couleur : la prochaine créature verte paiera des baies.',
    },
    events: {
      title: 'De quoi faire la fête',
      idea: 'Un ouvrier sur un événement dont vous remplissez la condition rapporte ses points ; vous gardez tout.',
      steps: [
        {
          say: 'La Fête des baies demande 5 baies ; vous en avez 3 et quatre cartes. Échangez deux cartes contre une baie.',
          mistakes: {
            'place event-2': 'Il manque deux baies, la fête attend. Échanger est libre et ne fait rien avancer.',
            'place event-4':
              'Essor du tourisme compte créatures et baies, au moins une de chaque. Votre cité n’a pas encore de créature.',
          },
        },
        { say: 'Choisissez les deux moins utiles.' },
        { say: 'Encore un échange.' },
        {
          say: 'Cinq baies. Placez un ouvrier sur la Fête des baies.',
          mistakes: { 'place event-4': 'Des baies, oui ; une créature, pas encore. La Fête des baies est prête.' },
          reward: '4 points pour la fin, une baie de plus, et vos cinq restent à vous.',
        },
        { say: 'Jouez le Héraut pour 1 baie : votre première créature.' },
        {
          say: '1 créature et 5 baies, plus que les tortues : Essor du tourisme.',
          mistakes: {
            'place event-1': 'Celui-ci veut quatre cartes vertes. Essor du tourisme vous convient maintenant.',
          },
        },
      ],
      close: 'Deux événements, 8 points. Pour ceux qui disent « plus », l’égalité ne suffit pas.',
    },
    'guests-welcome': {
      title: 'Bienvenue aux visiteurs',
      idea: 'Une carte rouge attend un ouvrier dès votre prochain tour ; un visiteur de l’autre cité rapporte un point à qui la possède.',
      steps: [
        {
          say: 'Jouez le Bureau de poste pour 1 brindille et 1 résine.',
          mistakes: {
            'place inn':
              'L’Auberge est encore dans la prairie, portes closes. Seules les cartes rouges d’une cité accueillent.',
          },
        },
        {
          say: 'Un tour plus tard, la porte est ouverte. Envoyez un ouvrier.',
          mistakes: {
            'place bathhouse':
              'Les Bains sont aux tortues : une visite leur donne un point. Essayez d’abord votre maison.',
          },
          reward: 'Trois cartes et une baie, sans point offert.',
        },
        {
          say: 'Il reste un ouvrier. Allez donc aux Bains d’à côté.',
          mistakes: {
            'place post-office': 'Votre autre ouvrier y lit encore le courrier. Il y a de la place aux Bains.',
          },
          reward: '2 baies et un jeton pour vous, 1 point pour les tortues : un prix honnête.',
        },
      ],
      close: 'Une visite vaut la peine si elle rapporte plus que le point donné.',
    },
    'playing-together': {
      title: 'Jouer ensemble',
      idea: 'Une cité, deux réserves : partagez ce qui manque à l’autre, et gare aux mouffettes.',
      steps: [
        {
          say: 'Vous bâtissez une seule cité. La tortue a une créature mais pas de baie : donnez-en une.',
          mistakes: {
            'give twig':
              'Belle attention, les brindilles servent toujours. La créature de la tortue, elle, veut une baie.',
          },
        },
        {
          say: 'Votre action : placez un ouvrier là où il n’y a pas de mouffette.',
          mistakes: {
            'place farm-3': 'Une mouffette est sur les baies, et on ne la dérange pas. D’autres lieux sont libres.',
            'place event-2': 'Cet événement est gardé. Seuls Pont, Jongleur ou Garde forestier passent.',
            'give twig': 'Un don par tour. Le premier est déjà en chemin.',
          },
          reward: 'Votre baie est arrivée, le Spéléologue s’installe, et la Lune a sauté par-dessus la mouffette.',
        },
        { say: 'Jouez la Grange. Elle sert la cité, et sa baie vous revient : c’est vous qui l’avez jouée.' },
        {
          say: 'Les mouffettes coûtent des tours. Tournez la montre : la Lune recule d’une case libre.',
          mistakes: { done: 'Vous pouvez garder la montre. Voyons ici ce qu’elle fait.' },
          reward: 'La Lune a reculé d’une case : un tour de plus pour vous deux.',
        },
      ],
      close:
        'Vous gagnez ensemble si tous les buts sont atteints et les points suffisent. Parlez-vous, sans nommer vos cartes.',
    },
    'odette-takes-notes': {
      title: 'Odette prend des notes',
      idea: 'L’adversaire automatique n’agit qu’en fin de saison, selon des règles fixes : vous pouvez la devancer.',
      steps: [
        {
          say: 'Dernier tour de l’hiver. La mouffette d’Odette guette quatre cartes ; elle prend la plus précieuse. Devancez-la.',
          mistakes: {
            'take barn': 'Une bonne carte. Mais le Palais et ses 4 points iraient à Odette : 17 pour elle, pas 15.',
            draw: 'La pioche peut attendre, pas le Palais : prenez-le sous son nez.',
          },
          reward: 'Elle prend l’École, puis au dé Port et Belvédère, et 3 points : 6 + 6 pour trois couleurs + 3 = 15.',
        },
        {
          say: 'Le printemps vous apporte une carte à vous deux. Vous commencez : proposez qui la reçoit.',
          mistakes: { 'to nobody': 'C’est permis, mais une carte reste une carte. Donnez-la à l’un de vous.' },
        },
        {
          say: 'Sa mouffette s’est déplacée. Laquelle de ses quatre cartes compte le plus ? Prenez-la.',
          mistakes: {
            'take herald': 'Le Héraut compte 1, le Cartographe 2. C’est cette carte qu’Odette prendrait.',
            'place farm-2': 'Une mouffette y est ce printemps, et elle donne un point à Odette. Les cartes d’abord.',
          },
        },
        { say: 'Avancez maintenant le Soleil ou la Lune.' },
      ],
      close:
        'Vous gagnez avec plus de points qu’Odette et le défi relevé. Elle n’est pas fâchée ; elle en fait un article.',
    },
  },
  hints: {
    'first-turn': 'Trois ouvriers sont à la maison. Une ferme est un bon début.',
    'can-pay': 'Vous pouvez payer cette carte. La jouer fait avancer la Lune.',
    'which-marker': 'Encore besoin d’ouvriers, ou de cartes ? Avancez l’autre.',
    trade: 'Deux cartes inutiles font une ressource. Cela ne coûte pas d’action.',
    'token-home': 'Une construction de cette couleur est prête : le jeton remplace les baies.',
    'event-open': 'Vous remplissez la condition de cet événement. Premier arrivé, premier servi.',
    'event-lost': 'Celui-là est parti. L’emplacement reste vide ; surveillez les autres.',
    'two-steps-left': 'Il reste deux pas ici. Faites maintenant ce qui en demande.',
    'season-turned':
      'Tout le monde est rentré, la rivière est nouvelle, et les vertes agissent au printemps et en automne.',
    'blue-later': 'Les bleues agissent dès votre prochain tour, jamais pour elles-mêmes.',
    purple: 'Le violet paie à la fin. Le petit nombre montre ce qu’il vaudrait aujourd’hui.',
    journey: 'Cinq points de plus à qui a le plus de cartes, cité et main ensemble.',
  },
};
