// Our own stories: fifteen chapters of a year in a town that the Hedge Post would like to see fail.
import type { Stories } from './team.ts';

export const chapters: Stories['chapters'] = [
  {
    title: 'Premiers gros titres',
    story:
      'Le Courrier des Haies a une nouvelle reporter, et elle tient son sujet : un lièvre et une tortue qui veulent bâtir une ville ensemble. « Trois fêtes en un an ? Permettez que j’en doute. » On verra bien.',
  },
  {
    title: 'Champs fertiles',
    story:
      'Personne n’écrit sur les granges pleines. Tant mieux : pendant qu’Odette court après les scandales, on laboure les champs et on parcourt les chemins.',
  },
  {
    title: 'Quatre fêtes',
    story:
      'On reconnaît une ville à sa façon de faire la fête. Les lampions sont accrochés, les tambours accordés, et deux moufettes à carnet se sont plantées juste devant la scène.',
  },
  {
    title: 'Chacun sa part',
    story:
      'Le journal d’aujourd’hui affirme qu’un seul de vous deux fait tout le travail. Il ne dit pas lequel. Montrez à tous que chacun sait donner une fête.',
  },
  {
    title: 'Ruelles étroites',
    story:
      'Le bruit court qu’il reste de la place ici. Des charrettes bloquent tous les chemins des fermes, et les voisins arrivent encore. Bâtissez, et bâtissez serré.',
  },
  {
    title: 'Maisons pleines',
    story:
      'Le journal prétend que personne ne veut vivre ici. Que chaque fenêtre soit donc éclairée avant la chute des feuilles.',
  },
  {
    title: 'Jours courts',
    story:
      'Tout le long du chemin, des moufettes demandent une déclaration à chacun. La moitié du jour s’en va avant que rien ne soit fait. Ne perdez rien de l’autre moitié.',
  },
  {
    title: 'Départ matinal',
    story:
      'Pour une fois, vous voulez devancer la presse : la première fête doit être finie avant qu’Odette ait taillé son crayon.',
  },
  {
    title: 'Temps d’épargne',
    story:
      'Le pont est fermé, rien ne passe d’une rive à l’autre. Chacun tient sa maison, et il doit rester quelque chose dans le garde-manger.',
  },
  {
    title: 'L’atelier et l’âtre',
    story:
      'Une maison sans invités est une remise, un invité sans maison est trempé. Faites avancer les deux du même pas, et songez que le bois est cher cette année.',
  },
  {
    title: 'Ville en couleurs',
    story:
      '« Du gris, écrit Odette, rien que du gris. » Avant la fin de l’été, il lui faudra tous ses crayons de couleur.',
  },
  {
    title: 'Faste et gloire',
    story:
      'Le Roi s’est annoncé, avec tous ceux qui aiment se tenir à côté d’un roi. On astique l’argenterie, et trois moufettes se sont procuré une invitation.',
  },
  {
    title: 'Bourse de fer',
    story:
      'Le Courrier des Haies compte chaque feuille qui pousse ici. Gardez de petits jardins et une caisse lourde, et ne laissez rien filer de vos mains.',
  },
  {
    title: 'Le bureau assiégé',
    story:
      'Toute la rédaction s’est installée à côté. Elle épie chaque lettre que vous piochez, et le temps file plus vite sous son regard.',
  },
  {
    title: 'Le dernier mot',
    story:
      'Le dernier numéro de l’année est ouvert sur la table, et la une est encore vide. Quatre fêtes et la grande Fête de la cité : alors c’est vous qui écrirez le titre.',
  },
];

export const challenges: Stories['challenges'] = [
  { title: 'Sans récolte', text: 'Gagnez sans aucune carte verte dans votre cité.' },
  { title: 'Pas d’invités', text: 'Gagnez sans aucune carte rouge dans votre cité.' },
  { title: 'Modestie', text: 'Gagnez avec 1 carte violette au plus.' },
  { title: 'Prairie sauvage', text: 'Gagnez avec 6 constructions au plus.' },
  { title: 'Murs silencieux', text: 'Gagnez avec 6 créatures au plus.' },
  { title: 'Cinq ruelles', text: 'Gagnez avec au moins 3 cartes de chaque couleur.' },
  { title: 'Sans faveur', text: 'Gagnez sans jamais utiliser de jeton d’occupation.' },
  { title: 'Année de fêtes', text: 'Gagnez avec au moins 4 événements accomplis.' },
  { title: 'Poches vides', text: 'Gagnez avec 1 ressource au plus dans chaque réserve.' },
  { title: 'Raz-de-marée', text: 'Gagnez avec au moins 15 points d’avance.' },
];

export const news: Stories['news'] = {
  'gn-01': {
    title: 'Du neuf avec du vieux',
    text: 'Parcourez la défausse ; chacun peut y prendre 1 carte.',
  },
  'gn-02': { title: 'Cadeau de voisins', text: 'Chacun gagne 1 ressource de son choix.' },
  'gn-03': { title: 'De la lecture', text: 'Chacun pioche 2 cartes.' },
  'gn-04': { title: 'Tour de la prairie', text: 'Chacun prend 1 carte dans la prairie.' },
  'gn-05': { title: 'Fausse piste', text: 'Déplacez 1 moufette vers une case libre de la même zone.' },
  'gn-06': { title: 'Bouclage', text: 'Retirez 1 moufette jusqu’à la fin de la saison.' },
  'gn-07': { title: 'Le temps s’arrête', text: 'Ramenez le Soleil ou la Lune d’une case libre en arrière.' },
  'gn-08': { title: 'Chambres à louer', text: 'Chacun gagne 1 jeton d’occupation.' },
  'gn-09': { title: 'Don généreux', text: 'Pendant votre tour, la carte que vous jouez coûte 3 ressources de moins.' },
  'gn-10': { title: 'Pattes actives', text: 'Utilisez jusqu’à 3 cartes vertes de la cité.' },
  'gn-11': {
    title: 'Entretien exclusif',
    text: 'Ce tour-ci, votre ouvrier peut partager un lieu ou un événement avec une moufette.',
  },
  'gn-12': { title: 'Éloges', text: 'Gagnez 3 jetons de points.' },
  'gn-13': { title: 'Bien reposé', text: 'L’un de vous reprend 1 ouvrier placé.' },
  'gn-14': { title: 'Nouveau lit', text: 'Remplacez les deux tuiles de la rivière.' },
  'gn-15': { title: 'Portes ouvertes', text: 'Ce tour-ci, vous pouvez donner autant d’objets que vous voulez.' },
  'gn-16': {
    title: 'Vent frais',
    text: 'Enlevez autant de cartes de la prairie que vous voulez ; de nouvelles les remplacent.',
  },
  'gn-17': {
    title: 'Un regard sur demain',
    text: 'Regardez 6 cartes de la pioche ; chacun en garde 1, le reste est défaussé.',
  },
  'gn-18': {
    title: 'Article bienveillant',
    text: 'Ce tour-ci, le minimum d’1 événement baisse de 2, mais jamais sous un de chaque.',
  },
  'gn-19': { title: 'Changement de plan', text: 'Échangez 1 événement ouvert contre un autre de la même lettre.' },
  'gn-20': { title: 'Panier et charrette', text: 'L’un de vous gagne 2 baies, l’autre 2 brindilles.' },
  'gn-21': { title: 'Pierre et résine', text: 'L’un de vous gagne 1 galet, l’autre 1 résine.' },
  'gn-22': {
    title: 'Double inauguration',
    text: 'Après votre action, jouez 1 carte de plus au prix fort. Aucun marqueur n’avance.',
  },
  'gn-23': {
    title: 'Pendaison de crémaillère',
    text: 'Jouez 1 créature sans baies si une construction de sa couleur est dans la cité.',
  },
  'gn-24': { title: 'Libre choix', text: 'Ce tour-ci, vous pouvez jouer n’importe quelle carte de la prairie.' },
  'gn-25': {
    title: 'Marché aux puces',
    text: 'Chacun peut changer jusqu’à 2 cartes de sa main en 1 ressource au choix chacune.',
  },
};
