import type { Cues } from "@/lib/mail/cues/types";

export const fr: Cues = {
  code: `
    code de vérification, code de sécurité, code de confirmation, code de connexion, code à usage unique,
    code d'accès, code d'authentification, code de validation, code d'activation, mot de passe à usage unique
  `,
  maybeCode: `
    clé, clef, chiffres, caractères, numéro suivant, mot de passe temporaire, mot de passe provisoire, combinaison
  `,
  other: `
    commande, commandes, facture*, billet*, réservation*, code de réservation, numéro de confirmation, colis,
    livraison, suivi, code de suivi, référence*, téléphon*, appelez, code client, adhérent, contrat, sinistre,
    terminant par, terminée par, code postal, code pays, indicatif, code promo*, code réduction, code de réduction,
    code remise, code de remise, code cadeau, bon de réduction, bon d'achat, parrain*, code parrain*,
    code de parrainage, code d'invitation, erreur, code d'erreur, code erreur, code d'état, code de statut,
    code banque, code swift, code fiscal, tva, siret, siren, code qr, code barre*, code à barre*, code source,
    code de conduite, code couleur, code civil, code produit, montant, prix, solde, paiement de, rue, cedex, étage,
    vol, fidélité, compteur, numéro client, numéro de dossier, code avantage, code ami
  `,
  business: `
    vérif*, confirmer, confirmez, authentifi*, autoris*, connexion, connecter, connectez, inscri*, mot* de passe,
    réinitialis*, récupér*, identité, sécuri*, compte, adresse email, courriel, activer, activez, appareil,
    déverrouill*, débloqu*, double facteur, deux étapes, suppression
  `,
  fleeting: `
    expir*, valable*, valide, heures, ne partagez, ne communiquez, ne le partagez, ne le communiquez, ne divulgu*,
    jamais, usage unique, une seule fois, confidentiel*
  `,
  enter: `
    saisir, saisissez, entrer, entrez, entre, tapez, copier, copiez, coller, utiliser, utilisez, renseign*, indiquez,
    recopi*
  `,
  complete: `
    confirme* mon adresse, confirme* votre adresse, confirme* ton adresse, confirme* l'adresse, confirme* mon e mail,
    confirme* votre e mail, confirme* votre email, confirme* mon email, confirme* l'e mail, confirme* mon compte,
    confirme* votre compte, confirme* mon inscription, confirme* votre inscription, confirme* l'inscription,
    confirme* mon abonnement, confirme* votre abonnement, confirme* la connexion, confirme* le changement,
    confirme* la suppression, vérifier mon, vérifier votre, vérifie* votre adresse, vérifie* votre compte,
    vérifie* votre e mail, vérifie* votre identité, vérifie* l'adresse, valider mon, valide* votre,
    active* mon compte, active* votre compte, active* ton compte, réinitialiser, réinitialisez, réinitialise,
    réinitialisation du mot de passe, réinitialisation de votre mot de passe, nouveau mot de passe,
    définir un mot de passe, définir mon mot de passe, définiss* votre mot de passe, crée* un mot de passe,
    crée* mon mot de passe, crée* votre mot de passe, choisi* un mot de passe, change* mon mot de passe,
    change* de mot de passe, modifie* mon mot de passe, modifie* votre mot de passe, récupére* mon compte,
    lien magique, lien de connexion, lien de confirmation, lien de vérification, lien d'activation,
    accepte* l'invitation, rejoindre l'équipe, voir l'invitation, déverrouille* mon compte, approuve* la connexion,
    autorise* cet appareil, c'était moi, c'est moi, finalise* mon inscription, finalise* votre inscription,
    supprimer mon compte
  `,
  act: `
    confirmer, confirmez, confirme, vérifier, vérifiez, valider, validez, activer, activez, accepter, acceptez,
    approuver, autoriser, rejoindre, déverrouiller, débloquer, continuer, finaliser
  `,
  signIn: `
    se connecter, connectez vous, connecte toi, me connecter, s'identifier
  `,
  never: `
    désabonn*, désinscri*, gérer, paramètres, navigateur, version en ligne, confidentialité, mentions légales, aide,
    contacter, contactez*, service client, enquête, sondage, ma commande, votre commande, suivre, facture,
    suivez nous, télécharger, en savoir plus, lire la suite, découvrir, acheter, boutique, voir les détails,
    confirmer ma présence, répondre
  `,
  notMe: `
    pas vous, pas moi, pas demandé, pas fait cette demande, pas effectué, pas à l'origine, n'êtes pas, pas créé,
    ne reconnaissez pas, refuser, rejeter, décliner, ignorer, ignorez, annuler, signaler, sécurise*, bloquer
  `,
  done: `
    a été modifi*, a été chang*, a été réinitialis*, a bien été, a été mis* à jour, avec succès, a été confirm*,
    a été vérifi*, a été activ*, est maintenant acti*, est désormais acti*, nouvelle connexion, a été ajout*,
    avez modifié, a accepté, a rejoint
  `,
  here: `
    ici, cliquez, cliquer, clique, ce lien, lien ci dessous, lien suivant, le lien, le bouton, bouton ci dessous,
    barre d'adresse
  `,
};
