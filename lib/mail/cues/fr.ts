import type { Cues } from "@/lib/mail/cues/types";

export const fr: Cues = {
  code: `
    code secret, code unique, code temporaire, code provisoire, code dynamique, code sms, code otp, code de
    vérification, code de sécurité, code de confirmation, code de connexion, code de validation, code de récupération,
    code de réinitialisation, code de déverrouillage, code de suppression, code de transaction, code de l'appareil, code
    d'accès, code d'authentification, code d'activation, code d'autorisation, code d'appairage, code d'association, code
    à usage unique, mot* de passe à usage unique, mot* de passe unique, mot* de passe dynamique, clé à usage unique,
    numéro de vérification
  `,
  maybeCode: `
    clé, clef, chiffres, caractères, lettres, symboles, numéro suivant, numéro ci dessous, numéro ci après, nombre
    suivant, nombre ci dessous, nombre ci après, suite de chiffres, mot* de passe temporaire, mot* de passe provisoire,
    combinaison, séquence, mot secret, mot magique, mot de confirmation, phrase secrète, jeton, clé d'accès, sésame, ce
    numéro
  `,
  other: `
    commande*, facture*, billet*, réservation*, code de réservation, numéro de confirmation, numéro de commande, numéro
    de suivi, numéro de contrat, numéro de dossier, numéro de client, numéro de compte, numéro de série, numéro de
    carte, numéro client, numéro fiscal, colis, livraison, suivi, code de suivi, référence*, téléphon*, appelez,
    composez, code client, adhérent*, contrat, sinistre, terminant par, terminé par, terminée par, code postal, code
    pays, indicatif, code promo*, code réduction, code remise, code avantage, code cadeau, code parrain*, code ami,
    code de réduction, code de remise, code de parrainage, bon* de réduction, bon* d'achat, carte cadeau, parrain*,
    code d'invitation, panier, au moment de payer, promotion*, soldes, remise*, réduction*, erreur, code d'erreur, code
    erreur, code d'état, code de statut, code de réponse, code banque, code swift, code fiscal, siret, siren, rcs, code
    qr, code barre*, code à barre*, code source, code de conduite, code de la route, code couleur, code civil, code
    produit, code article, code de la porte, montant, prix, solde, paiement de, virement de, rue, cedex, étage, numéro
    de vol, votre vol, fidélité, compteur, dossier n, réunion n, chapitre, somme de, code de retrait, code du casier,
    voiture, place, appel, votre voyage, rendez-vous
  `,
  promo: `
    remise*, code promo*, de réduction, réductions, bon d'achat, bons d'achat, carte cadeau, cartes cadeaux, chèque
    cadeau, offre spéciale, offres spéciales, offre exclusive, en promotion, soldes d'été, soldes d'hiver, les soldes,
    bons plans, ventes privées, vente flash, économisez*, votre panier, livraison gratuite, livraison offerte, frais de
    port offerts, points de fidélité, points bonus, tirage au sort, jeu concours, parrainez*, parrainage*, invitez vos
    amis, invitez un ami, cadeau d'anniversaire, minimum d'achat, dans la limite des stocks, jusqu'à épuisement des
    stocks, j'en profite, profitez-en, achetez maintenant, votre cadeau, grattez
  `,
  press: `
    cette édition, dans cet article, lire la suite, lire l'article, en lire plus, article de blog, billet de blog, nos
    lecteurs, nos lectrices, statistique*, rapport hebdomadaire, rapport mensuel, bilan hebdomadaire, résumé
    hebdomadaire, en moyenne, le mois dernier, notes de version, notes de publication, journal des modifications,
    nouvelle version, corrections de bugs, bogues corrigés, bugs corrigés, tests échoués, échec du build, webinaire*,
    balado*, conseils pour, étude montre, une étude, sondage*, vague de, vague d'hameçonnage, communiqué de presse,
    selon une, dans ce numéro, enquête, questionnaire, votre avis, donnez votre avis, je donne mon avis, satisfaction,
    participez à
  `,
  business: `
    vérif*, confirmer, confirmez, authentifi*, autoris*, connexion, connecter, connectez, inscription, inscrire,
    inscrit*, mot* de passe, réinitialis*, récupér*, identité, sécuri*, compte, adresse email, adresse e mail,
    courriel, activer, activez, appareil, déverrouill*, débloqu*, double facteur, deux étapes, deux facteurs,
    suppression, espace personnel, profil, accès, signer, invitation*, valider, c'est bien vous, rejoindre, cette
    adresse, vous a invité, vous invite, t'invite, t'a invité, vous a ajouté, votre espace, verrouillé, bloqué,
    identifiant, est-ce bien vous
  `,
  fleeting: `
    expir*, valable*, est valide, valide pendant, valide jusqu'au, validité, heures, ne partagez pas, ne partage pas, ne
    communiquez pas, ne communique pas, ne transmettez pas, ne donnez pas, ne le partag*, ne le communiqu*, ne le
    transmet*, ne le donn*, ne la partag*, ne la communiqu*, ne la transmet*, ne la donn*, ne les partag*, ne les
    communiqu*, ne les transmet*, ne les donn*, ne divulgu*, jamais, usage unique, une seule fois, confidentiel*, à
    personne, s'éteint, réclamera
  `,
  enter: `
    saisir, saisis, saisissez, entrer, entrez, entre le code, entre ce code, entre ton code, taper, tapez, tape le, tape
    ce, tape ces, copier, copiez, copie le, copie ce, coller, collez, recopi*, utiliser, utilisez, utilise le, utilise
    ce, renseigner, renseignez, indiquer, indiquez, faut inscrire, à inscrire, inscri* ce, inscri* le, inscri* ces,
    reporter, reportez, composer le, composer ce, dicter, dictez, donnez ce code, donnez le code, fournir, fournissez,
    remplissez, mettez ce, mettez le, mets ce, mets le, scannez, servez vous d*, sers toi d*, réponds, introduire,
    introduisez, écrivez, inscrivez, pianotez
  `,
  complete: `
    confirm* votre a*, confirm* votre e*, confirm* votre i*, confirm* votre co*, confirm* mon a*, confirm* mon e*,
    confirm* mon i*, confirm* mon co*, confirm* ton a*, confirm* ton e*, confirm* ton i*, confirm* ton co*, confirm*
    l'adresse, confirm* cette adresse, confirm* l'e mail, confirm* l'email, confirm* l'inscription, confirm* le compte,
    confirm* la connexion, confirm* le changement, confirm* la modification, confirm* la suppression, confirm*
    l'abonnement, confirm* cet e mail, vérifi* votre adresse, vérifi* votre e*, vérifi* votre identité, vérifi* votre
    compte, vérifi* mon adresse, vérifi* mon e*, vérifi* mon identité, vérifi* mon compte, vérifi* ton adresse, vérifi*
    ton e*, vérifi* ton identité, vérifi* ton compte, vérifi* l'adresse, vérifi* l'e mail, vérifi* l'email, valid*
    votre adresse, valid* votre e*, valid* votre i*, valid* votre compte, valid* mon adresse, valid* mon e*, valid* mon
    i*, valid* mon compte, valid* ton adresse, valid* ton e*, valid* ton i*, valid* ton compte, valid* l'adresse,
    activ* votre compte, activ* mon compte, activ* ton compte, activ* le compte, activ* votre profil, activ* votre
    espace, activ* votre accès, activ* ton profil, activ* ton espace, activ* ton accès, réinitialiser, réinitialisez,
    réinitialise, réinitialisation du mot de passe, réinitialisation de votre mot de passe, réinitialisation de mot de
    passe, nouveau mot de passe, défini* un mot de passe, défini* mon mot de passe, défini* votre mot de passe, défini*
    ton mot de passe, cré* un mot de passe, cré* mon mot de passe, cré* votre mot de passe, cré* ton mot de passe,
    choisi* un mot de passe, choisi* mon mot de passe, choisi* votre mot de passe, choisi* ton mot de passe, chang* un
    mot de passe, chang* mon mot de passe, chang* votre mot de passe, chang* ton mot de passe, modifi* un mot de passe,
    modifi* mon mot de passe, modifi* votre mot de passe, modifi* ton mot de passe, change* de mot de passe, choisi* en
    un*, récupér* mon compte, récupér* votre compte, retrouv* mon compte, retrouv* votre compte, récupér* l'accès, lien
    magique, lien de connexion, lien de confirmation, lien de vérification, lien d'activation, lien de validation, lien
    de réinitialisation, accept* l'invitation, voir l'invitation, accept* votre invitation, rejoindre l'équipe,
    rejoindre l'espace, rejoindre le projet, rejoins l'équipe, rejoins l'espace, rejoins le projet, rejoignez l'équipe,
    rejoignez l'espace, rejoignez le projet, déverrouill* mon compte, déverrouill* votre compte, déverrouill* ton
    compte, débloqu* mon compte, débloqu* votre compte, débloqu* ton compte, approuv* la connexion, approuv* cet
    appareil, approuv* l'accès, autoris* la connexion, autoris* cet appareil, autoris* l'accès, c'était moi, c'était
    bien moi, c'est moi, c'est bien moi, c'est mon courriel, c'est mon adresse, c'est mon e mail, finalis*
    l'inscription, finalis* mon inscription, finalis* votre inscription, termin* l'inscription, termin* mon
    inscription, termin* votre inscription, complét* l'inscription, complét* mon inscription, complét* votre
    inscription, finalis* la création, d'initialisation, l'initialisation, supprimer mon compte, supprimer mon profil,
    supprimer ton compte, supprimer ton profil, supprimer votre compte, supprimer votre profil, effacer mon compte,
    effacer mon profil, effacer ton compte, effacer ton profil, effacer votre compte, effacer votre profil, supprimer
    définitivement, tout effacer, connexion en un clic, inscrivez moi, bien mon adresse, confirm* cette demande,
    invent* en un, oui c'est moi, oui c'est mon adresse, rejoindre le groupe, je rejoins, je m'inscris, oui je
    m'inscris, entrer dans votre espace, entrer dans ton espace, accéder à mon compte, accéder à votre compte, accéder
    à mon espace, en choisir un autre, choisir un autre mot de passe, je confirme, je valide, ouvrir mon compte,
    activer mon accès, c'est d'accord, oui inscrivez moi, me connecter, ouvrir l'invitation, répondre à l'invitation,
    rejoindre la famille, faire partie de l'équipe, je participe, oui je participe, vous appartient, bien la vôtre,
    bien la tienne, nous attendons votre accord, votre accord, me connecter en un clic, se connecter sans mot de passe,
    connectez vous sans mot de passe, entrer directement, réactiver mon compte, réactiver le compte, lever le blocage,
    remettre en service, confirmez que c'est vous, je confirme mon adresse
  `,
  act: `
    confirmer, confirmez, confirme, vérifier, vérifiez, vérifie, valider, validez, activer, activez, accepter,
    acceptez, accepte, approuver, approuvez, autoriser, autorisez, rejoindre, rejoignez, rejoins, déverrouiller,
    débloquer, continuer, continuez, poursuivre, finaliser, finalisez, terminer, terminez, oui, j'accepte, rouvrir, je
    continue, c'est parti, encore une étape, une dernière étape, dernière étape, plus qu'une étape, presque fini,
    presque terminé, presque prêt, plus qu'un clic, pas encore terminé, on y va, t'appartient
  `,
  signIn: `
    se connecter, connectez vous, connecte toi, me connecter, vous connecter, te connecter, s'identifier, identifiez
    vous, connexion, ouvrir l'application, accéder à mon compte, accéder à mon espace, accéder à votre compte, accéder à
    votre espace, entrer dans
  `,
  never: `
    désabonn*, désinscri*, gérer, paramètres, navigateur, version en ligne, confidentialité, vie privée, mentions
    légales, conditions générales, centre d'aide, page d'aide, besoin d'aide, aide en ligne, notre aide, contacter,
    contactez*, service client, enquête, sondage, votre avis, ma commande, votre commande, suivre mon, suivre ma, suivre
    votre, facture, suivez nous, télécharger, en savoir plus, lire la suite, découvrir, découvrez, acheter, boutique,
    voir les détails, confirm* ma présence, confirm* votre achat, confirm* le rendez vous, confirm* la commande,
    finaliser mon achat, payer, répondre, ajouter à mon agenda, ne plus recevoir, indésirables, mon bilan, mon colis,
    consulter, afficher, partager, régler, j'en profite
  `,
  notMe: `
    pas vous, pas toi, pas moi, pas demandé, rien demandé, pas fait cette demande, pas fait la demande, pas fait de
    demande, pas initié cette demande, pas initié la demande, pas initié de demande, pas effectué, pas à l'origine,
    n'êtes pas, pas créé, pas inscrit*, ne reconnaissez pas, ne reconnais pas, refuser, rejeter, décliner, ignorer,
    ignorez, ignore ce, ignore cet, ignore le, annuler, annulez, signaler, sécurise*, bloquer, bloquez, quelqu'un
    d'autre, par erreur, non merci, vous n'avez rien demandé, oubliez ce message, ne faites rien, rien à faire, si ce
    n'est pas vous, si ce n'était pas vous, vous n'êtes pas à l'origine, sinon, supprimez ce message
  `,
  done: `
    a été modifi*, a été chang*, a été réinitialis*, a été confirm*, a été vérifi*, a été activ*, a été ajout*, a été
    supprim*, a été retir*, a été défini*, a été désactiv*, a été mis* à jour, a bien été, avec succès, a changé, est
    maintenant acti*, est bien acti*, nouvelle connexion, avez modifié, avez changé, a accepté, a rejoint, merci d'avoir
    confirmé, mot de passe modifié, c'est fait
  `,
  here: `
    ici, cliquez, cliquer, clique, cliquant, ce lien, lien ci dessous, lien suivant, le lien, le bouton, ce bouton,
    bouton ci dessous, appuyez, adresse suivante, cette page, copi* cette adresse, ouvr* ce, ouvr* cette, il suffit
    d'ouvrir, rendez vous sur, barre d'adresse, un clic, page suivante, voici votre lien, voici ton lien, cette
    adresse, à cette adresse
  `,
};
