import type { Cues } from "@/lib/mail/cues/types";

export const fr: Cues = {
  code: `
    code secret, code unique, code temporaire, code sms, code otp, code de vérification, code de sécurité, code de
    confirmation, code de connexion, code de réinitialisation, code d'accès, mot* de passe à usage unique, chiffre* de
    contrôle, numéro secret
  `,
  maybeCode: `
    clé, clef, chiffres, caractères, lettres, symboles, numéro suivant, numéro ci dessous, numéro ci après, nombre
    suivant, nombre ci dessous, nombre ci après, suite de chiffres, combinaison, séquence, mot secret, mot de
    confirmation, jeton, clé d'accès, sésame, ce numéro, ce nombre, la série, ce qui suit, mot suivant, mot ci dessous,
    numéro pour, nombre à, signes suivants, laissez passer, mot à dire, mot que vous
  `,
  other: `
    commande*, facture*, billet*, réservation*, code de réservation, numéro de confirmation, numéro de commande, numéro
    de suivi, numéro de dossier, numéro de compte, numéro de carte, numéro client, numéro fiscal, colis, livraison,
    suivi, code de suivi, référence*, téléphon*, appelez, composez, code client, adhérent*, contrat, sinistre, terminant
    par, terminé par, code postal, indicatif, code réduction, code remise, code cadeau, code parrain*, code ami, code de
    réduction, code de parrainage, bon* de réduction, bon* d'achat, carte cadeau, parrain*, panier, au moment de payer,
    promotion*, soldes, remise*, réduction*, erreur, code erreur, code de réponse, code fiscal, siret, siren, rcs, code
    barre*, code de la porte, montant, prix, solde, paiement de, virement de, rue, cedex, étage, fidélité, compteur,
    dossier n, réunion n, chapitre, numéro de participation, numéro de réservation, numéro de colis, matricule,
    ordonnance*, en boutique, en caisse, à la caisse, dans votre panier, code anniversaire, code du travail, abonnés,
    visites, vues, code bienvenue, chèque cadeau, filleul*, tickets
  `,
  promo: `
    remise*, de réduction, réductions, bon d'achat, bons d'achat, carte cadeau, chèque cadeau, les soldes, économisez*,
    votre panier, tirage au sort, parrainez*, parrainage*, j'en profite, tombola, cagnotte, votre cadeau, nouvelle
    collection, la collection, en caisse, en boutique, dans ton panier, à dépenser, prix barré, offre valable, offre de
    bienvenue, filleul*, il gagne, un bon de, vous offre, t'offre, grattez, au moment de régler, au moment de payer,
    choisir mon cadeau
  `,
  press: `
    lire la suite, en lire plus, statistique*, nouvelle version, webinaire*, balado*, sondage*, dans ce numéro, édito, à
    la une, bilan de la semaine, faites mieux que, ont échoué, votre semaine, reportage*, chronique*
  `,
  business: `
    vérif*, confirmer, confirmez, authentifi*, autoris*, connexion, connecter, connectez, inscription, inscrire,
    inscrit*, mot* de passe, réinitialis*, récupér*, identité, sécuri*, compte, adresse email, adresse e mail, courriel,
    activer, activez, appareil, déverrouill*, débloqu*, deux facteurs, suppression, espace personnel, profil, accès,
    signer, signature électronique, relier, jumel*, invitation*, identifi*, valider, s'assurer que c'est, c'est bien
    vous, c'est bien toi, rejoindre, opération, cette adresse
  `,
  fleeting: `
    expir*, valable*, est valide, valide pendant, valide jusqu'au, validité, heures, ne donnez pas, ne le partag*, ne le
    donn*, ne la partag*, ne la donn*, ne les partag*, ne les donn*, jamais, usage unique, une seule fois,
    confidentiel*, à personne, s'éteint, périme*, marche une fois, marche qu'une fois, bon jusqu'à, quart d'heure, ne
    montre*, ne le montr*, ne réclam*, réclamera, n'est plus accepté, reste valide
  `,
  enter: `
    saisir, saisis, saisissez, entrer, entrez, entre le code, entre ce code, entre ton code, taper, tapez, tape le, tape
    ce, tape ces, copiez, copie le, copie ce, collez, recopi*, utiliser, utilisez, utilise le, utilise ce, renseigner,
    faut inscrire, à inscrire, inscri* ce, inscri* le, inscri* ces, reporter, reportez, dictez, donnez ce code, donnez
    le code, mets ce, mets le, scannez, réponds, copie colle, écris, écrivez, écrire, nous communiquer, entre la suite,
    inscrivez, énoncez, épelez, pianotez, tape les, tape la, tape ça, note le, retape*, utilise ces, copie ça, copie
    ces, colle ça, mets ça, mets ces, confirmez avec, entre ce qui, renseigne le, renseigne ce, porter le, grattez et
  `,
  complete: `
    confirm* votre a*, confirm* votre e*, confirm* votre i*, confirm* votre co*, confirm* mon a*, confirm* mon e*,
    confirm* mon i*, confirm* mon co*, confirm* ton a*, confirm* ton e*, confirm* ton i*, confirm* ton co*, confirm*
    l'adresse, confirm* cette adresse, confirm* l'e mail, confirm* l'email, confirm* l'inscription, confirm* le compte,
    confirm* la connexion, confirm* le changement, confirm* la modification, confirm* la suppression, confirm* cet e
    mail, vérifi* votre adresse, vérifi* votre e*, vérifi* votre identité, vérifi* votre compte, vérifi* mon adresse,
    vérifi* mon e*, vérifi* mon identité, vérifi* mon compte, vérifi* ton adresse, vérifi* ton e*, vérifi* ton identité,
    vérifi* ton compte, vérifi* l'adresse, vérifi* l'e mail, vérifi* l'email, valid* votre adresse, valid* votre e*,
    valid* votre i*, valid* votre compte, valid* mon adresse, valid* mon e*, valid* mon i*, valid* mon compte, valid*
    ton adresse, valid* ton e*, valid* ton i*, valid* ton compte, valid* l'adresse, activ* votre compte, activ* mon
    compte, activ* ton compte, activ* le compte, activ* votre profil, activ* votre espace, activ* votre accès, activ*
    ton profil, activ* ton espace, activ* ton accès, réinitialiser, réinitialisez, réinitialise, réinitialisation du mot
    de passe, réinitialisation de mot de passe, nouveau mot de passe, chang* un mot de passe, chang* mon mot de passe,
    chang* votre mot de passe, chang* ton mot de passe, modifi* un mot de passe, modifi* mon mot de passe, modifi* votre
    mot de passe, modifi* ton mot de passe, change* de mot de passe, choisi* en un*, récupér* mon compte, récupér* votre
    compte, récupér* l'accès, lien magique, lien de connexion, lien de confirmation, lien de vérification, lien
    d'activation, lien de réinitialisation, accept* l'invitation, voir l'invitation, rejoindre l'équipe, rejoindre
    l'espace, rejoins l'équipe, rejoins l'espace, rejoignez l'équipe, rejoignez l'espace, approuv* l'accès, autoris* la
    connexion, autoris* cet appareil, autoris* l'accès, c'était moi, c'est moi, c'est bien moi, c'est mon courriel,
    c'est mon adresse, c'est mon e mail, finalis* l'inscription, termin* l'inscription, termin* mon inscription, termin*
    votre inscription, complét* l'inscription, d'initialisation, l'initialisation, supprimer mon compte, supprimer mon
    profil, supprimer ton compte, supprimer ton profil, supprimer votre compte, supprimer votre profil, effacer mon
    compte, effacer mon profil, effacer ton compte, effacer ton profil, effacer votre compte, effacer votre profil, tout
    effacer, connexion en un clic, mettre en service, mon espace en service, je suis bien moi, inscrivez moi, je
    confirme mon, je confirme ma, j'active mon, je change mon mot, j'autorise la, j'approuve la, laissez le entrer,
    laissez moi entrer, faites moi entrer, sans mot de passe, bien mon adresse, adresse est à moi, adresse vous
    appartient, rejoindre le groupe, rejoignez le groupe, rejoins le groupe, en choisir un, en créer un, défini* vos
    identifiants, rouvr* votre accès, rouvr* l'accès, rouvr* mon, rétabli* l'accès, achev* votre inscription, achev*
    l'inscription, effacez tout, supprimez tout, supprime tout, effac* mes données, confirm* ma nouvelle, confirm* la
    nouvelle, valid* la connexion, valid* ma connexion, confirm* ma demande, confirm* cette demande, confirm* votre
    demande, valid* ma demande, valid* l'inscription, confirm* ma connexion, lien d'entrée, lien d'accès, lien à usage
    unique, lien d'invitation, entrer dans la partie, activer l'accès, vérifi* la nouvelle, accéder sans, consulter
    l'invitation, utiliserons désormais, un clic et vous, un clic et tu, invent* en un, inventes en
  `,
  act: `
    confirmer, confirmez, confirme, vérifier, vérifiez, vérifie, valider, validez, activer, activez, accepter, accepte,
    autoriser, rejoindre, rejoignez, rejoins, continuer, poursuivre, finaliser, terminer, oui, j'accepte, je confirme,
    je valide, j'active, valide, j'approuve, j'autorise, je rejoins, autorise, achever
  `,
  signIn: `
    se connecter, connectez vous, connecte toi, vous connecter, te connecter, s'identifier, connexion, ouvrir
    l'application, accéder à votre espace, entrer dans
  `,
  never: `
    désabonn*, désinscri*, gérer, paramètres, navigateur, version en ligne, confidentialité, vie privée, mentions
    légales, aide en ligne, notre aide, contacter, contactez*, service client, enquête, sondage, votre avis, ma
    commande, votre commande, suivre mon, suivre ma, suivre votre, facture, suivez nous, télécharger, en savoir plus,
    lire la suite, découvrir, découvrez, acheter, boutique, confirm* la commande, payer, répondre, ajouter à mon agenda,
    ne plus recevoir, indésirables, mon avis, un avis, donnez nous une note, évaluez, évaluer, mon bilan, mon billet,
    mon colis, le colis, la collection, le ticket, le journal, voir la commande, consulter, afficher, partager, déplacer
    le rendez vous, règlement du jeu, régler, j'en profite, payer en ligne, écouter, regarder, mes commandes, je note,
    réserver, questionnaire, itinéraire, imprimer, récapitulatif, renouveler, les notes
  `,
  notMe: `
    pas vous, pas toi, pas moi, pas demandé, rien demandé, pas effectué, pas à l'origine, n'êtes pas, pas créé, ne
    reconnaissez pas, refuser, rejeter, décliner, ignorer, ignorez, ignore ce, ignore cet, ignore le, annuler, annulez,
    signaler, sécurise*, bloquer, bloquez, quelqu'un d'autre, par erreur, non merci, sans clic de votre part, oublie ce
    message, ce n'était pas
  `,
  done: `
    a été modifi*, a été chang*, a été réinitialis*, a été confirm*, a été vérifi*, a été activ*, a été ajout*, a été
    retir*, a été défini*, a été désactiv*, a été mis* à jour, a bien été, avec succès, a changé, nouvelle connexion,
    avez modifié, avez changé, a accepté, mot de passe modifié, vient d'être, ont été mis*, ont été modifi*, a bien
    changé, s'est connecté, nous avons modifié, est confirmée, c'est fait, vient de changer
  `,
  here: `
    ici, cliquez, cliquer, clique, cliquant, ce lien, lien ci dessous, lien suivant, le lien, le bouton, ce bouton,
    bouton ci dessous, appuyez, adresse suivante, cette page, copi* cette adresse, ouvr* ce, ouvr* cette, il suffit
    d'ouvrir, rendez vous sur, barre d'adresse, un clic, en suivant, touchez, adresse ci dessous, page suivante, suivez
    ce, suivez le, ce chemin
  `,
};
