import type { LessonTexts } from '../../../learn/lesson.ts';

export const fr: LessonTexts = {
  lessons: {
    'take-three-place-three': {
      title: 'Prendre trois, poser trois',
      idea: 'À chaque tour, vous prenez un groupe de trois jetons et vous les posez tous.',
      steps: [
        {
          say: 'Trois groupes au centre. Prenez celui avec tronc, feuillage et eau.',
          mistakes: {
            'take 1':
              'Un beau groupe aussi. Pour un arbre, il faut tronc et feuillage : annulez et prenez le groupe 2.',
          },
        },
        { say: 'Posez le tronc brun sur la case de votre choix.' },
        {
          say: 'Le feuillage vert va sur un tronc. Posez-le sur le vôtre.',
          mistakes: {
            'place green 1,1':
              'Au sol, le feuillage fait un buisson qui vaut 1. Sur le tronc, le même fait un arbre qui vaut 3.',
            'place blue 2,1': 'L’eau aime le sol plat : elle ne va jamais sur un autre jeton.',
          },
        },
        {
          say: 'L’eau maintenant, sur une case vide.',
          mistakes: { done: 'Il vous reste un jeton ; il lui faut une place avant la fin du tour.' },
        },
        { say: 'Tout est posé. Finissez votre tour.' },
      ],
      close: 'Un arbre de hauteur 2 pour 3 points. À plusieurs, cinq groupes au centre ; seul, trois.',
    },
    heights: {
      title: 'Grands arbres, montagnes à deux',
      idea: 'La hauteur rapporte 1, 3 ou 7 ; une montagne ne compte qu’à côté d’une autre.',
      steps: [
        { say: 'Un tronc nu, une roche seule : rien encore. Prenez le feuillage et deux roches.' },
        {
          say: 'Couronnez le double tronc.',
          mistakes: { 'place green 0,3': 'Un petit buisson, 1 point. Sur les deux troncs, le même feuillage vaut 7.' },
        },
        {
          say: 'Donnez une voisine à la roche seule.',
          mistakes: {
            'place gray 3,0': 'Plus haute, mais toujours seule : 0. À côté, elle les réveillerait toutes deux.',
            'place gray 1,1': 'Rien ne va sur le feuillage. Cherchez la roche à droite.',
          },
        },
        {
          say: 'Élevez maintenant l’une des deux.',
          mistakes: {
            'place gray 4,2': 'Une troisième roche au loin serait seule. Sur l’une des deux, elle apporte 2 de plus.',
          },
        },
        { say: 'Finissez votre tour.' },
      ],
      close: '7 pour l’arbre, 3 et 1 pour les montagnes : 11 points en un tour.',
    },
    'fields-and-houses': {
      title: 'Champs et maisons',
      idea: 'Un champ veut de la compagnie, un bâtiment trois couleurs autour : 5 points chacun.',
      steps: [
        { say: 'Prenez brique, feuillage et champ.' },
        {
          say: 'Une brique devient bâtiment sur un tronc, une roche ou une brique. Prenez le tronc.',
          mistakes: {
            'place red 4,1': 'Au sol, ce n’est qu’un tas de briques. Sur le tronc, c’est une maison.',
            'place red 1,1': 'Un champ reste à ciel ouvert. Le tronc voisin, lui, porte une maison.',
          },
        },
        {
          say: 'Deux champs côte à côte valent 5. Posez le champ près de l’autre.',
          mistakes: { 'place yellow 4,2': 'Seul, un champ ne vaut rien. Faites-le toucher le premier.' },
        },
        {
          say: 'La maison voit champ et eau. Montrez-lui une troisième couleur.',
          mistakes: {
            'place green 4,2': 'Trop loin pour les fenêtres : seules les cases autour de la maison comptent.',
          },
        },
        { say: 'Finissez votre tour.' },
      ],
      close: '5 pour les champs, 5 pour la maison, 1 pour le buisson : 11.',
    },
    'the-river': {
      title: 'La longue rivière',
      idea: 'Seule votre plus longue rivière compte, mesurée d’un bout à l’autre par le plus court chemin.',
      steps: [
        { say: 'Une rivière de trois vaut 5. Prenez les deux eaux.' },
        {
          say: 'Allongez-la par un bout.',
          mistakes: {
            'place blue 2,0':
              'À côté, elle s’élargit seulement ; le chemin reste aussi court. Essayez au-delà d’un bout.',
            'place blue 4,-2': 'Un nouvel étang, et seule la plus longue compte. Joignez-le aux trois autres.',
          },
        },
        {
          say: 'Encore une fois, à l’un des bouts.',
          mistakes: {
            'place blue 0,1': 'Elle touche deux eaux à la fois et n’allonge rien. Un vrai bout n’en touche qu’une.',
          },
        },
        { say: 'La brique va où vous voulez.' },
      ],
      close: 'Cinq de long : 11 points. À six, 15, puis 4 par eau de plus.',
    },
    'first-guest': {
      title: 'Le premier invité',
      idea: 'Prenez un animal, bâtissez ce que montre sa carte et posez un cube sur le plateau.',
      steps: [
        {
          say: 'Le Suricate aime une montagne basse près d’un champ, et vous l’avez. Prenez la carte.',
          mistakes: {
            'card frog':
              'La Grenouille veut de l’eau près d’un buisson, il n’y en a pas. Le Suricate peut emménager aujourd’hui.',
          },
        },
        {
          say: 'Posez son cube sur la montagne.',
          mistakes: { 'cube meerkat 3,0': 'La carte montre le cube sur la montagne ; le champ n’est que le voisin.' },
        },
        { say: 'Un Suricate est timide, deux sont joyeux. Prenez le groupe avec une roche.' },
        {
          say: 'Posez la roche pour qu’elle touche aussi le champ.',
          mistakes: {
            'place gray 2,1': 'Quelqu’un y habite déjà. Un cube ferme sa case.',
            'place gray 0,0': 'Si loin du champ, aucun Suricate ne vient. Regardez autour du jaune.',
          },
        },
        { say: 'Et le second cube.' },
        { say: 'Posez feuillage et tronc à votre gré ; le feuillage sur un tronc rapporte le plus.' },
      ],
      close: 'Deux cubes : la carte vaut 5, pas 2 et 5. Le prochain cube la porterait à 9.',
    },
    'shared-homes': {
      title: 'Maisons partagées',
      idea: 'Un jeton peut servir à plusieurs habitats, mais la hauteur doit être exacte.',
      steps: [
        {
          say: 'La Grenouille vit dans l’eau près d’un buisson, un arbre de hauteur 1. Où va son cube ?',
          mistakes: {
            'cube frog 4,1':
              'Cet arbre est de hauteur 2 ; la carte veut 1 exactement. L’eau de gauche touche un buisson.',
            'cube frog 1,1': 'La Grenouille est dans l’eau ; le buisson ne fait que l’abriter.',
          },
        },
        { say: 'Le même buisson peut en abriter d’autres. Prenez deux eaux.' },
        {
          say: 'Posez de l’eau près du buisson.',
          mistakes: {
            'place blue 1,0': 'Une Grenouille y vit déjà, la case est fermée. Un autre côté du buisson est libre.',
          },
        },
        { say: 'Deuxième cube, tout de suite.' },
        { say: 'Et encore : eau, puis cube.' },
        { say: 'Le tronc va où vous voulez. Puis finissez le tour.' },
      ],
      close: 'Trois Grenouilles autour d’un buisson : 6 points, et deux cubes restent pour 10 et 15.',
    },
    islands: {
      title: 'Les îles',
      idea: 'Sur la face B, l’eau ne compte pas en longueur : elle coupe la terre, 5 points par île.',
      steps: [
        { say: 'Le plateau entier est une île : 5 points. Prenez deux eaux.' },
        {
          say: 'Un coin n’a que deux voisines. Mettez de l’eau sur la première.',
          mistakes: { 'place blue 0,0': 'De l’eau dans le coin ne coupe rien. Laissez-le sec et fermez ses accès.' },
        },
        {
          say: 'Et sur la seconde.',
          mistakes: { 'place blue 0,2': 'Un accès au coin est encore sec : il tient toujours à la terre ferme.' },
        },
        { say: 'Deux îles. Le feuillage va où vous voulez ; la petite île aimerait un buisson.' },
      ],
      close: '10 pour deux îles, même si l’une n’est qu’un coin. Les cases vides comptent comme terre.',
    },
    'the-last-round': {
      title: 'La dernière manche',
      idea: 'S’il reste deux cases libres ou moins en fin de tour, on finit la manche, puis on compte.',
      steps: [
        { say: 'Cinq cases sont libres, et vous menez 43 à 31. Prenez le feuillage et deux roches.' },
        {
          say: 'Remplissez trois cases vides, les deux roches côte à côte : cela vaut 2.',
          mistakes: {
            'place green 2,-1':
              'Un arbre à 7, très joli. Mais trois cases resteraient libres et la partie continuerait. Aujourd’hui, voyons la fin.',
            'place gray 2,0': 'Empilée, elle ne remplit aucune case. Cette fois, prenez les cases vides.',
          },
        },
        {
          say: 'Encore quelque chose à poser ? Les cubes ne comptent que sur le plateau. Puis finissez le tour.',
          reward: 'Vous avez ouvert la manche : Hérisson joue encore une fois. Puis c’est fini.',
        },
      ],
      close: '46 à 36. Choisir quand finir, c’est aussi un coup.',
    },
  },
  hints: {
    'first-take': 'Prenez un groupe et posez ses trois jetons. Jusqu’à la fin du tour, tout peut être repris.',
    'choose-token': 'Vous choisissez l’ordre : le tronc avant le feuillage, par exemple.',
    'first-animal': 'Cet animal se plairait chez vous. Les anneaux en tirets montrent ce qui manque.',
    'cube-ready': 'L’habitat est là : posez le cube, maintenant ou plus tard ce tour.',
    'cube-closes': 'Un cube ferme sa case pour de bon. La pile a-t-elle la hauteur voulue ?',
    'lonely-mountain': 'Cette montagne est seule et ne compte pas encore. Une voisine la réveillera.',
    'bare-brick': 'Une brique au sol n’est pas une maison. Une autre dessus en fait une.',
    'wide-river': 'Cela élargit la rivière. On mesure d’un bout à l’autre, par le plus court chemin.',
    'hand-full': 'Quatre animaux attendent. Terminez-en un et une place se libère.',
    'card-complete': 'Terminée. Elle garde ses points et ne compte plus parmi les quatre.',
    'six-free': 'La place se fait rare. À deux cases libres ou moins, c’est la dernière manche.',
    'final-turn': 'C’est votre dernier tour : posez tous les cubes possibles.',
  },
};
