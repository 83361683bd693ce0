import type { Cues } from "@/lib/mail/extraction/cues/types";

export const fr: Cues = {
  code: `
    mot de confirmation, code secret, code unique, code temporaire, code provisoire, code dynamique, code sms, code
    otp, code de vérification, code de sécurité, code de confirmation, code de connexion, code de validation, code de
    récupération, code de réinitialisation, code de déverrouillage, code de suppression, code de transaction, code de
    l'appareil, code d'accès, code d'authentification, code d'activation, code d'autorisation, code d'appairage, code
    d'association, code à usage unique, mot* de passe à usage unique, mot* de passe unique, mot* de passe dynamique,
    clé à usage unique, numéro de vérification, code d'identification, code de paiement, code d'enregistrement, code
    d'inscription, code d'approbation, code à six chiffres, code à 6 chiffres, code à 4 chiffres, code à quatre
    chiffres, code à huit chiffres, code à saisir, code de vérif, code de double authentification, code 3d secure, code
    de l'application, code d'un appareil, code jetable, code éphémère, code personnel, mot* de passe jetable, mot* de
    passe éphémère, numéro d'authentification, numéro de sécurité, numéro d'activation, numéro de confirmation de
    connexion, clé de vérification, clé de connexion, clé de sécurité, clé d'activation, clé temporaire, jeton de
    connexion, jeton de sécurité, jeton d'accès, jeton de vérification, mot de vérification, mot de sécurité, mot de
    connexion, code ci dessous, code ci après, code suivant, code pour, mot de passe de paiement, mot de passe pour ce
    paiement, mot de passe de la transaction, mot de passe de l'opération, mot de passe pour cet achat, code pour ce
    paiement, code pour cet achat, clé de l'opération, vos chiffres sont, code de signature, code confidentiel, code de
    jumelage, codes, mot* de passe pour un usage unique, mot* de passe à utilisation unique, mot* de passe valable une,
    mot* de passe pour une seule, mot* de passe otp, mot* de passe par sms, mot* de passe sms, mot* de passe de
    vérification, mot* de passe de confirmation, mot* de passe de validation, clé unique, clé à utilisation unique, clé
    jetable, clé dynamique, clé de confirmation, clé de validation, clé d'authentification, clé d'autorisation, clé de
    récupération, clé de déverrouillage, clé d'inscription, clé d'appairage, clef de vérification, clef de connexion,
    clef de sécurité, clef d'activation, clef à usage unique, clef temporaire, jeton d'authentification, jeton de
    confirmation, jeton de validation, jeton d'autorisation, jeton à usage unique, jeton temporaire, numéro de
    validation, numéro de contrôle, numéro secret, numéro d'autorisation, numéro d'identification temporaire, chiffres
    de contrôle, chiffres de vérification, chiffres de sécurité, chiffres de confirmation, chiffres de validation,
    combinaison de vérification, combinaison de sécurité, combinaison d'accès, combinaison secrète, combinaison de
    confirmation, séquence de vérification, séquence de confirmation, séquence de validation, chaîne de vérification,
    chaîne de confirmation, lettres de vérification, caractères de vérification, mot de validation, mot d'accès, phrase
    de vérification, phrase de confirmation, pin de sécurité, pin temporaire, pin de confirmation, pin de vérification,
    pin d'activation, pin à usage unique, pin unique, pin de jumelage, pin d'appairage, code de contrôle, code de
    résiliation, code de liaison, code de changement, code de virement, code de déblocage, code d'ouverture de session,
    code d'ouverture de compte, code d'entrée en session, code de première connexion, code de télévision, code de
    configuration, code de consentement, code d'accord, code numérique, code reçu, code envoyé, code demandé, code
    transmis, numéro à usage unique, numéro à utilisation unique, numéro temporaire, chiffres à usage unique,
    combinaison à usage unique, code pour le paiement, code pour votre paiement, code pour ton paiement, code pour
    valider le paiement, code pour valider votre paiement, code pour confirmer le paiement, code pour confirmer votre
    paiement, code pour le virement, code pour votre virement, code pour votre achat, code pour réinitialiser votre mot
    de passe, code pour réinitialiser ton mot de passe, code pour réinitialiser le mot de passe, code pour changer
    votre mot de passe, code pour changer de mot de passe, mot de passe de transaction
  `,
  maybeCode: `
    clé, clef, chiffres, caractères, lettres, symboles, numéro suivant, numéro ci dessous, numéro ci après, nombre
    suivant, nombre ci dessous, nombre ci après, suite de chiffres, mot* de passe temporaire, mot* de passe provisoire,
    combinaison, séquence, mot secret, mot magique, mot de confirmation, phrase secrète, jeton, clé d'accès, sésame, ce
    numéro, ces chiffres, six chiffres, quatre chiffres, huit chiffres, cinq chiffres, ces lettres, six lettres,
    chiffres suivants, chiffres ci dessous, caractères suivants, caractères ci dessous, numéro indiqué, numéro à
    saisir, ce mot, mot suivant, mot ci dessous, mots suivants, mot de passe initial, mot de passe d'attente, phrase de
    passe, phrase suivante, vous sera demandé, te sera demandé, vous demandera,
    le vôtre est, le tien est, la vôtre est, la tienne est, le vôtre:, le vôtre :, le tien:, le tien :, la vôtre:, la
    vôtre :, la tienne:, la tienne :, les vôtres, voici le vôtre, voici le tien, voici la vôtre, voici les vôtres,
    chaîne de caractères, chaîne suivante, chaîne ci dessous, cette chaîne, suite suivante, suite ci dessous, cette
    suite, suite de lettres, suite de caractères, séquence suivante, séquence ci dessous, cette séquence, combinaison
    suivante, combinaison ci dessous, cette combinaison, clé suivante, clé ci dessous, cette clé, clef suivante, cette
    clef, lettres suivantes, lettres ci dessous, ces caractères, quatre lettres, cinq lettres, huit lettres, six
    caractères, huit caractères, quatre caractères, sept chiffres, neuf chiffres, dix chiffres, quatre numéros, six
    numéros, nombre à saisir, nombre indiqué, ce nombre, nombre à recopier, nombre à entrer, numéro à entrer, numéro à
    recopier, numéro à taper, numéro à composer, numéro que vous, mot de passe est, ce mot de passe, mot* de passe
    suivant, mot* de passe ci dessous, mot* de passe ci après, mot* de passe numérique, mot à saisir, mot à recopier,
    mots ci dessous, ces mots, phrase ci dessous, le suivant, jeton suivant, votre jeton, ton jeton
  `,
  other: `
    commande*, facture*, billet*, réservation*, code de réservation, numéro de confirmation, numéro de commande, numéro
    de suivi, numéro de contrat, numéro de dossier, numéro de client, numéro de compte, numéro de série, numéro de
    carte, numéro client, numéro fiscal, colis, livraison, suivi, code de suivi, référence*, téléphon*, appelez, code
    client, adhérent*, contrat, sinistre, terminant par, terminé par, terminée par, code postal, code pays, indicatif,
    code promo*, code réduction, code remise, code avantage, code cadeau, code parrain*, code ami, code de réduction,
    code de remise, code de parrainage, bon* de réduction, bon* d'achat, carte cadeau, parrain*, code d'invitation,
    panier, au moment de payer, promotion*, soldes, remise*, réduction*, erreur, code d'erreur, code erreur, code
    d'état, code de statut, code de réponse, code banque, code swift, code fiscal, siret, siren, rcs, code qr, code
    barre*, code à barre*, code source, code de conduite, code de la route, code couleur, code civil, code produit,
    code article, code de la porte, montant, prix, solde, paiement de, virement de, rue, cedex, étage, numéro de vol,
    votre vol, fidélité, compteur, dossier n, réunion n, chapitre, somme de, code de retrait, code du casier, voiture,
    appel, votre voyage, rendez-vous, numéro de facture, numéro de réservation, numéro de ticket, numéro de billet,
    numéro de colis, numéro d'envoi, numéro d'expédition, numéro de livraison, numéro de bon, numéro d'adhérent, numéro
    d'abonné, numéro de membre, numéro de sociétaire, numéro de permis, numéro de place, numéro de siège, numéro de
    chambre, numéro de sinistre, numéro de police, numéro de demande, numéro d'intervention, numéro de requête, numéro
    d'incident, numéro de transaction, numéro d'allocataire, numéro de sécurité sociale, numéro de téléphone, numéro
    d'étudiant, numéro de lot, numéro de modèle, numéro de pièce, numéro de version, numéro gagnant, numéro de
    candidat, numéro de table, numéro d'article, n de commande, n de facture, n de suivi, n de dossier, n client, n°
    client, carte se terminant, se termine par, derniers chiffres, quatre derniers chiffres, code de parrain, code
    partenaire, code avantages, code cadeaux, code carte, code ape, code naf, code guichet, code iban, code insee, code
    de la résidence, code de l'immeuble, code de porte, code portail, code du portail, code wifi, mot de passe wifi,
    code de collecte, code retrait, code de la consigne, consigne, point relais, relais colis, casier, digicode, code
    affaire, code dossier, quittance, relevé, échéance, devis, abonnement n, cagnotte, siège, quai, étape de build,
    réunion, réunions, visioconférence, votre place, place n, un avoir, avoir n, votre avoir, avoir d'un montant, champ
    de recherche, barre de recherche, numéro de compteur, numéro de reçu, matricule, numéro de dossard, numéro de
    réparation, immatriculation, numéro de plaque, référence client, comme référence, en référence, motif du virement,
    libellé du virement, comme libellé, objet du virement, communication structurée, la zone, zone de stationnement,
    code de zone, numéro de borne, borne, service client, composez le numéro, composez ce numéro, composez notre,
    composez simplement, composez votre menu, numéro de patient, numéro patient, numéro d'élève, numéro étudiant,
    numéro d'immatriculation, numéro de matricule, numéro d'inscription, numéro d'identification, numéro d'entreprise,
    numéro de tva, numéro de châssis, numéro de licence, numéro de passeport, numéro de pièce d'identité, numéro de
    document, numéro de carte d'identité, numéro national, numéro de registre, numéro de train, numéro de voiture,
    numéro de quai, numéro de porte, numéro d'appartement, numéro d'étage, numéro de casier, numéro de consigne, numéro
    de salle, numéro de passage, numéro d'ordre, numéro de file, numéro de guichet, numéro d'appel, numéro de portable,
    numéro de mobile, numéro de ligne, numéro de fax, numéro vert, numéro gratuit, numéro surtaxé, numéro d'urgence,
    numéro de support, numéro de service, numéro d'assistance, numéro de réclamation, numéro de plainte, numéro de
    signalement, numéro d'enregistrement, numéro de cas, numéro d'affaire, numéro de devis, numéro de bail, numéro
    d'offre, numéro d'annonce, numéro de référence, numéro de rendez vous, numéro d'imposition, numéro de rôle, numéro
    de point de livraison, numéro de pce, numéro d'installation, numéro de badge, numéro de participant, numéro de
    loterie, numéro de tirage, numéro de tombola, id de réunion, id de la réunion, code de réunion, code de la réunion,
    mot de passe de la réunion, code secret de la réunion, code de la salle, code de classe, code de cours, code du
    cours, code élève, code étudiant, code patient, code salarié, code employé, code contrat, code abonné, code
    adhérent, code membre, code fidélité, code vendeur, code agence, code établissement, code magasin, code boutique,
    code fournisseur, code livreur, code de livraison, code colis, code d'enlèvement, code de dépôt, code d'entrée de,
    code d'entrée du, code de l'entrée, code du garage, code du bâtiment, code du digicode, code du cadenas, code du
    coffre, code de la boîte à clés, code de l'alarme, code du local, code interphone, code du parking, code de la
    barrière, code vestimentaire, code du travail, code pénal, code moral, code éthique, code déontologique, code
    ouvert, lignes de code, ligne de code, code html, code de sortie, code de panne, code de diagnostic, code défaut,
    code de commande, code de l'article, code de référence, code tarif, code tarifaire, code de vol, code de dossier,
    code de lot, code aéroport, code de couleur, code de teinte, code teinte, code bic, code bon, code bon d'achat,
    code chèque, code offre, code de l'offre, code influenceur, code ambassadeur, code vip, code noël, code
    anniversaire, code bienvenue, code d'affiliation, code d'affilié, bon de commande, bon de livraison, bordereau,
    récépissé, avis d'échéance, champ de relevé, relevé de compteur, index de compteur, votre index, ou composez,
    appelez ou composez, en composant le numéro, code service, numéro court, porte le numéro, enregistré* sous, sous le
    numéro, a reçu le numéro, si vous nous appelez, lorsque vous nous appelez, lors de votre appel, réclamation*, votre
    réclamation, votre demande n, clé api, clés api, clé d'api, quatre dernier* chiffres, 4 dernier* chiffres, dernier*
    quatre chiffres, dernier* 4 chiffres, code du produit, code des produits, code du fournisseur, code fabricant, code
    marchandise, code matière, code pièce, code de l'agence, code succursale, code de la succursale, code du magasin,
    code point de vente, code département, code du département, code rayon, code centre de coûts, code centre de coût,
    code du centre de coûts, code unité, code de l'unité, code de l'établissement, code uai, code agent, code
    profession, code de profession, code métier, code emploi, code payeur, code du payeur, code employeur, code de
    l'employeur, code rubrique, code cours, code de la matière, code module, code du module, code ue, code de l'ue,
    code apogée, code formation, code de la formation, code cpf, code rncp, code diplôme, code examen, code de
    l'examen, code épreuve, code de l'épreuve, code centre d'examen, code du centre d'examen, code salle, code de
    salle, code de la classe, code groupe, code du groupe, code de groupe, code événement, code de l'événement, code
    activité, code de l'activité, code de la séance, code équipe, code de l'équipe, code d'équipe, code match, code du
    match, code parcoursup, code zone, code de la zone, code de zone de stationnement, code zone de stationnement, code
    de stationnement, code de la zone de stationnement, code secteur, code région, code de la région, code commune,
    code de la commune, code officiel géographique, code ville, code gare, code de la gare, code station, code de la
    station, code arrêt, code de l'arrêt, code iata, code du tarif, code compteur, code du compteur, code du client,
    code du contrat, code sgc, code trésorerie, code impôt, code taxe, code activité principale, code nace, code noga,
    code budgétaire, code budget, code comptable, code analytique, code tva, code de retour, code retour, code
    garantie, code de garantie, code réparation, code de réparation, code sinistre, code de sinistre, code réclamation,
    code panne, code de la panne, code version, code de version, code lot, code du lot, code modèle, code du modèle,
    code peinture, code de peinture, code ral, code ean, code douanier, code nc8, code motif, code ccam, code cim 10,
    code acte, code langue, code devise, code projet, code chantier, le cours portant le code, cours avec le code,
    article portant le code, produit portant le code, le produit avec le code, l'événement avec le code, module portant
    le code, salle portant le code, mot de passe du wifi, mot de passe du wi fi, mot de passe wi fi, mot de passe du
    réseau, mot de passe du réseau wifi, mot de passe du réseau invité, mot de passe réseau, mot de passe de la
    conférence, mot de passe de la visioconférence, mot de passe de la réunion zoom, mot de passe du webinaire, clé
    wifi, clé wi fi, clé du wifi, clé du réseau, clé wep, clé wpa, code wi fi, code du wifi, code du wi fi, code wifi
    invité, code de la conférence, code de conférence, code du webinaire, code de la visioconférence, code du
    participant, code participant, numéro de cours, numéro de module, numéro de centre d'examen, numéro de groupe,
    numéro de zone, numéro de fournisseur, numéro de magasin, numéro d'agence, code sociétaire, code revendeur, code
    apporteur, code école, code plu, code facture, code télérèglement, code pdl, code immeuble, code bien, code iso du
    pays, code régional, code sh, code monnaie, code anomalie, code commande, code de la commande, code pnr, code
    billet, code du billet, code e billet, code don, code campagne, code ordonnance, code cip, code prescription, code
    assurance, code mutuelle, code place, code stand, code adresse
  `,
  promo: `
    remise*, code promo*, de réduction, réductions, bon d'achat, bons d'achat, carte cadeau, cartes cadeaux, chèque
    cadeau, offre spéciale, offres spéciales, offre exclusive, en promotion, soldes d'été, soldes d'hiver, les soldes,
    bons plans, ventes privées, vente flash, économisez*, votre panier, livraison gratuite, livraison offerte, frais de
    port offerts, points de fidélité, points bonus, tirage au sort, jeu concours, parrainez*, parrainage*, invitez vos
    amis, invitez un ami, cadeau d'anniversaire, minimum d'achat, dans la limite des stocks, jusqu'à épuisement des
    stocks, j'en profite, profitez-en, achetez maintenant, votre cadeau, grattez, réduction de, code de réduction,
    remise de, pour toute commande, dès d'achat, offre valable, offre de bienvenue, offre limitée, prix réduit, prix
    cassés, déstockage*, liquidation, bons de réduction, pour deux achetés, le deuxième à, livraison express offerte,
    filleul*, cagnotte*, doublez vos points, cadeau offert, un cadeau, au passage en caisse, à la caisse, dans votre
    panier, au moment du paiement, plus que quelques jours pour
  `,
  press: `
    cette édition, dans cet article, lire la suite, lire l'article, en lire plus, article de blog, billet de blog, nos
    lecteurs, nos lectrices, statistique*, rapport hebdomadaire, rapport mensuel, bilan hebdomadaire, résumé
    hebdomadaire, en moyenne, le mois dernier, notes de version, notes de publication, journal des modifications,
    nouvelle version, corrections de bugs, bogues corrigés, bugs corrigés, tests échoués, échec du build, webinaire*,
    balado*, conseils pour, étude montre, une étude, sondage*, vague de, vague d'hameçonnage, communiqué de presse,
    selon une, dans ce numéro, enquête, questionnaire, votre avis, donnez votre avis, je donne mon avis, satisfaction,
    participez à, à lire aussi, à la une, l'édito, revue de presse, dossier du mois, chiffres clés, en chiffres, votre
    semaine en, votre mois en, bilan mensuel, taux de réussite, taux de livraison, tests en échec, intégration
    continue, mise en production, faille de sécurité, bulletin de sécurité, maintenance prévue, comment reconnaître,
    apprenez à reconnaître, conférence en ligne, formation en ligne, épisode*, chronique*, plus tapé, plus
    utilisé, les plus utilisés, numéro du mois
  `,
  business: `
    vérif*, confirmer, confirmez, authentifi*, autoris*, connexion, connecter, connectez, inscription, inscrire,
    inscrit*, mot* de passe, réinitialis*, récupér*, identité, sécuri*, compte, adresse email, adresse e mail,
    courriel, activer, activez, appareil, déverrouill*, débloqu*, double facteur, deux étapes, deux facteurs,
    suppression, espace personnel, profil, accès, signer, invitation*, valider, c'est bien vous, rejoindre, cette
    adresse, vous a invité, vous invite, t'invite, t'a invité, vous a ajouté, votre espace, verrouillé, bloqué,
    identifiant, est-ce bien vous, se reconnecter, reconnexion, double authentification, second facteur,
    authentification forte, 3d secure, paiement en ligne, virement, bénéficiaire, ajout d'un bénéficiaire, nouvel
    appareil, nouveau navigateur, clôture de votre compte, clôture du compte, changement d'adresse, mise en service,
    première connexion,
    deuxième étape, seconde étape, deuxième facteur, double vérification, vérification en deux, savoir que c'est vous,
    sûrs que c'est vous, assurer que c'est bien, prouver que c'est, vérifier que c'est, signature électronique, signer
    électroniquement, signature numérique, banque en ligne, banque à distance, banque mobile, nouveau bénéficiaire,
    ajout de bénéficiaire, bénéficiaire*, appairer, appairage, jumeler, jumelage, associer un appareil, associer votre,
    nouveau téléphone, nouvel ordinateur, changement de numéro, changement d'adresse e mail, changement d'adresse mail,
    changement de téléphone, changer d'adresse e mail, fermeture de compte, fermeture de votre compte, suppression du
    compte, supprimer votre compte, paiement en ligne sécurisé,
    validation du paiement, validation de l'opération, validation de la transaction, validation de votre opération,
    attend votre validation, attente de votre validation, votre approbation, ton approbation, attend votre accord,
    approuver, approuvez, attend votre signature, votre signature, ta signature, signature du contrat, signature du
    document, signature de votre contrat, signez le contrat, signez le document, signez votre, finaliser le paiement,
    finaliser l'opération, finaliser la transaction, terminer l'opération, terminer le paiement, libérer le paiement,
    exécuter le paiement, paiement est en attente de, opération en attente, opération est en attente, 3 d secure, trop
    de tentatives, tentatives échouées, tentatives infructueuses, tentatives erronées, tentatives incorrectes, essais
    erronés, trop d'essais, essais infructueux, bloquée, verrouillée, verrouillage, autre navigateur, navigateur
    inconnu, nouveau numéro de, nouvelle adresse mail, adresse mail, changer de numéro, changer votre numéro, changer
    d'adresse, modifier votre numéro, modification de votre numéro, modifier votre adresse, modification de votre
    adresse, s'identifier, vous identifier, t'identifier, coupler votre, coupler un, couplage, associer cet, associer
    ce, relier votre, première fois que vous vous, page restée ouverte, fenêtre restée ouverte, onglet resté ouvert,
    restée ouverte, laissée ouverte, laissé ouvert, page ouverte, fenêtre ouverte, que c'est vous, que c'est toi, c'est
    bien toi, s'agit bien de vous,
    depuis un nouveau, sur un nouveau portable, un nouveau mobile, une nouvelle tablette,
    approbation, validation, attend votre feu vert, attendent votre, en attente de signature, en attente d'approbation,
    exécuter l'ordre, exécuter l'opération, libérer les fonds, transaction en attente, achat en ligne, achat sur
    internet, achats sur internet, achat par carte sur internet, signez vos, signature de votre, signature de vos,
    signature du bail, lier un, lier votre, liaison de votre, nouveau mobile, codes erronés, changement d'e mail,
    changement d'email, changement de mobile, changement de votre adresse, changement de votre numéro, laissé ouverte,
    fenêtre restée, page restée, onglet ouvert, onglet resté, page que vous avez laissée, retrouver l'accès, retrouver
    votre, rétablir votre, en attente de votre accord, en attente de votre confirmation
  `,
  fleeting: `
    expire, expirer*, expiration, expirent, expirant, valable*, est valide, valide pendant, valide jusqu'au, validité,
    heures, usage unique, une seule fois, s'éteint, n'est plus valable, n'est valable que, n'est utilisable qu,
    utilisable une, utilisable jusqu, ne fonctionne qu'une, fonctionne une, cessera de fonctionner, ne fonctionnera
    plus, périmé*, périme*, dure, un quart d'heure, une demi heure, dix minutes, quinze minutes, trente minutes, 24
    heures, au bout de, passé ce délai, passé ce temps, sert une fois, ne sert qu'une, ne vaut que, vaut jusqu, valide
    une, vaut pour, pas réutilisable, non réutilisable, ne peut être utilisé qu, ne peut servir qu, s'utilise une,
    s'annule, sera annulé, deviendra caduc, devient caduc, deviendra invalide, devient invalide, plus valide, plus
    valable, cesse de fonctionner, cesse d'être, perd sa validité, perdra sa validité, s'autodétruit, avant qu'il
    n'expire, avant son expiration, avant expiration, limité dans le temps, cinq minutes, vingt minutes, deux minutes,
    trois minutes, minutes
  `,
  secret: `
    ne partagez pas, ne partage pas, ne communiquez pas, ne communique pas, ne transmettez pas, ne donnez pas, ne le
    partag*, ne le communiqu*, ne le transmet*, ne le donn*, ne la partag*, ne la communiqu*, ne la transmet*, ne la
    donn*, ne les partag*, ne les communiqu*, ne les transmet*, ne les donn*, ne divulgu*, jamais, confidentiel*, à
    personne, réclamera, gardez le pour vous, garde le pour toi, à garder pour, ne le dites, ne le dis, ne le montr*,
    ne l'envoy*, ne l'affich*, ne vous le demandera, ne te le demandera, vous demanderons jamais, ne vous demandera
    jamais, même à un conseiller, strictement personnel, strictement confidentiel, réservé à vous seul, le partagez
    pas, le partage pas, à qui que ce soit, à quiconque, avec personne, avec quiconque, pas même à, même pas à, même
    si on vous, même si l'on vous, même s'il se présente, aucun conseiller, aucun employé, aucun agent, aucun
    collaborateur, aucun de nos, personne de chez nous, nos équipes ne, nos conseillers ne, ne vous le réclam*, ne le
    demandera, ne le demanderons, ne vous le demanderons, est personnel, est confidentiel, est secret, reste secret,
    rien que pour vous, pour vous seul, ne le recopiez, ne le prêt*, ne le publi*, ne le confi*, ne le lis*, ne le
    dictez, ne le dicte, ne le transfér*, ne le révél*, ne le divulgu*, ne révél*, ne confiez, ne partagez jamais, ne
    partage jamais, ne communiquez jamais, ne communique jamais, ne transmettez jamais, ne transmets jamais, ne
    transmets pas, ne donnez jamais, ne donne jamais, ne donne pas, ne dites à personne, ne dis à personne, ne montrez
    à personne, ne montre à personne, ne transférez pas, ne transfère pas, ne révélez pas, ne dictez jamais, ne
    fournissez jamais, ne fournissez pas, ne saisissez jamais ce, ne doit être communiqué, ne doit être partagé, ne
    doit être transmis, doit pas être partagé, doit pas être communiqué, doit rester secret, doit rester confidentiel,
    gardez ce code secret, garde ce code secret, gardez le secret, gardez ce code pour, garde ce code pour, avec qui
    que ce, jamais par téléphone, ce code à personne, votre banque ne vous, votre conseiller ne vous, y compris à nos,
    quiconque vous le demande
  `,
  enter: `
    saisir, saisis, saisissez, entrer, entrez, entre le code, entre ce code, entre ton code, taper, tapez, tape le,
    tape ce, tape ces, copier, copiez, copie le, copie ce, coller, collez, recopi*, utiliser, utilisez, utilise le,
    utilise ce, renseigner, renseignez, indiquer, indiquez, faut inscrire, à inscrire, inscri* ce, inscri* le, inscri*
    ces, reporter, reportez, composer le, composer ce, dicter, dictez, donnez ce code, donnez le code, fournir,
    fournissez, remplissez, mettez ce, mettez le, mets ce, mets le, scannez, servez vous d*, sers toi d*, réponds,
    introduire, introduisez, écrivez, inscrivez, pianotez, à entrer, à saisir, à taper, à recopier, à copier, à coller,
    à renseigner, à indiquer, à reporter, à fournir, à communiquer au, saisie, en saisissant, en entrant, en tapant,
    entrez le, entrez ce, entre les, tape les, tapez les, colle le, colle ce, collez ce, renseigne, indique le, indique
    ce, indiquez ce, fournis, reporte le, reporte ce, écris, écris le, note le, notez ce, utilisez ce, utilisez le, te
    servir, vous servir, il vous suffit de, lis le, lisez ce, lui communiquer, dis le, champ prévu, dans le champ, dans
    la case, sur l'écran, sur votre écran, sur votre téléviseur, donnez le au, vous en aurez besoin, tu en auras
    besoin, répondez avec,
    saisit, saisie de, écrivez le, écrivez ce, mettez y, mets y, inscrivez y, tapez y, entrez y,
    saisissez y, reportez y, indiquez y, notez y, insérez, insérer, insère, insère le, introduis, colle y,
    copiez y, tu saisis, vous saisissez, vous entrez, vous tapez, taper le, entrer le, c'est ce qu'il faut,
    demande quatre, demande six, vous demandera, te demandera, demande un numéro, demandera,
    y inscrire, inscrire le, inscrire ce, inscrivez le, inscrivez ce, inscris, à y entrer, y saisir, y entrer, y
    taper, y reporter,
    compose le, compose ce, composez le, composez ce, composé sur, saisir le, saisir ce, saisi dans, saisi sur,
    saisissez la, saisis le, saisis ce, entre la, entre ces, entrez la, entrez ces, entrez les, tape la, tapez la, tapez
    ces, tape moi, tapant, retaper, retapez, retape, copie la, copie ces, copiez la, copiez ces, colle la, collez le,
    collez la, inscrivez la, inscris le, inscris ce, notez le, note ce, reportez le, reportez ce, reporte ces, reportez
    ces, renseigne le, renseigne ce, renseignez le, renseignez ce, complétez avec, complète avec, complétez le champ,
    compléter avec, remplis le, remplir le champ, remplissez le, remplissez la, insérez le, insérez ce, insérant,
    transcri*, introduis le, introduis ce, introduisez le, introduisez ce, introduire le, frappez le, pianote, pianoter,
    épelez, épelle, donne le code, donne ce code, donnez nous, donne nous, citez le, citez ce, cite le, cite ce,
    énoncez, énonce le, dictez le, dictez ce, dicte le, dicte ce, lisez le, lisez lui, lis lui, lisez nous, dites le,
    dites ce, dites nous, dis nous le, montrez ce code, montrez le code, montre ce code, présentez ce code, présentez le
    code, transmettez nous, transmets nous, communiquez nous, communique nous, communiquez le au, fournissez le,
    fournissez ce, fournis le, fournis ce, renvoyez nous, renvoie nous, renvoyez le code, renvoyez ce, envoyez nous le,
    envoie nous le, répondez par, répondez à ce, répondez à cet, répondre par, répondre avec, réponds par, réponds avec,
    confirmez avec, confirme avec, confirmer avec, confirmez le avec, confirmez la avec, confirmez en, confirmer en,
    validez avec, valide avec, valider avec, validez le avec, validez la avec, validez en, valider en, approuvez avec,
    approuve avec, approuver avec, approuvez le avec, approuvez la avec, signez avec, signe avec, signer avec, signez le
    avec, signez la avec, autorisez avec, autorise avec, autoriser avec, autorisez le avec, autorisez la avec,
    déverrouillez avec, déverrouille avec, déverrouiller avec, déverrouillez le avec, débloquez avec, débloquer avec,
    vérifiez avec, connectez vous avec, connecte toi avec, identifiez vous avec, identifie toi avec, authentifiez vous
    avec, servez vous en, à présenter au conseiller, il faut saisir, il faut entrer, il faut taper, faut saisir, faut
    entrer, faut taper, suffit de saisir, suffit d'entrer, suffit de taper, devez saisir, devez entrer, dois saisir,
    dois entrer, devrez saisir, devrez entrer, devras saisir, devras entrer, aurez besoin, auras besoin, vous faudra, te
    faudra, est demandé, est demandée, est requis pour, est attendu, sera demandé, sera demandée, seront demandés,
    seront demandées, sera requis, sera exigé, sera réclamé, sera nécessaire, seront nécessaires, est demandé à l'étape,
    demandé à l'étape, demandés à l'étape, demandé sur, demandé dans, demandés dans, demandés sur, demandé par, demandés
    par, demande le numéro, demande le code, demande un code, demande ce, demande la clé, demande cinq, demande huit,
    demandera le, demandera un, demandera ce, demandera les, demanderons le, demanderons ce, vous demande le, vous
    demande un, te demande le, te demande un, vous réclame, te réclame, réclame le, réclame un, réclamera le, exige le,
    exigera le, lorsqu'on vous le, quand on te le, lorsqu'il vous est, quand il est demandé, lorsqu'il est demandé, à la
    demande de l'application, rentrez le code, rentrez ce code, rentrer le code, rentre le code, composez les, composez
    sur,
    vous y invite, t'y invite, vous y invitera, le demande, la demande, le demandera, le réclame, le réclamera, indiquez
    nous, dictez nous, saisissant, en composant le, en recopiant, en copiant, en collant, en indiquant, en répondant
    par, en répondant à ce, en répondant avec, signez le en, validez le en,
    sur le clavier, au clavier, pavé numérique, appuyez sur les chiffres, appuie sur les chiffres, sélectionnez les
    chiffres, sélectionne les chiffres, choisissez les chiffres, choisis les chiffres, sélectionnez le chiffre, touchez
    le nombre, sélectionnez le nombre, tapotez, tapote le, tapote les, placez le code, place le code, placez ce code,
    place ce code, glissez le code, glisse le code, rentrez les, rentre ce code, rentrez le, rentre les, donnez à notre,
    donne à notre, donnez lui le code, donne lui le code, donnez ces chiffres, donne ces chiffres, donnez la au, lisez à
    notre, lis à notre, lisez les chiffres, lis les chiffres, lisez à voix haute, lis à voix haute, dicte ces, nommez
    les chiffres, communiquez à notre, communique à notre, communiquez ce code à notre, communiquer à notre, communiquez
    lui, à lire au, à donner à notre, à donner au conseiller, à transmettre à notre, transmettez à notre, renvoyez le
    nous, renvoie le code, retournez nous le code, retourne nous le code, retournez ce code, envoyez ce code en réponse,
    répondez simplement, répondez uniquement, répondez seulement, soumettre le code, soumettre ce code, finalisez avec,
    finalise avec, finaliser avec, terminez avec, termine avec, terminer avec, continuez avec ce, continue avec ce,
    continuer avec ce, continuez avec le code, poursuivez avec ce, poursuivez avec le code, poursuis avec, poursuivre
    avec ce, confirmez le paiement avec, confirmez le virement avec, confirmez l'opération avec, confirmez votre adresse
    avec, confirme ton adresse avec, confirmez la connexion avec, confirmez le changement avec, validez le paiement
    avec, validez le virement avec, validez l'opération avec, validez la transaction avec, approuvez le paiement avec,
    autorisez le paiement avec, autorisez l'opération avec, signez le contrat avec, signez le document avec, signe le
    contrat avec, signe le document avec, signez l'acte avec, déverrouillez l'appareil avec, déverrouillez votre compte
    avec, débloquez la carte avec, débloquez votre compte avec, débloquez votre carte avec, débloquez l'accès avec,
    débloque avec, une fois saisi, est saisi, été saisi, être saisi, être entré, être entrés, être tapé, être tapés,
    être indiqué, être communiqué au, avez saisi, aurez saisi, as saisi, auras saisi, avez entré, aurez entré, as entré,
    auras entré, avez tapé, aurez tapé, as tapé, auras tapé,
    soumettez le code, soumettez ce code, soumets le code, annoncez le code, annonce le code, annoncez les chiffres,
    frappe le code, prononcez le code, prononcez les chiffres, lis ce code, lis ces chiffres, lisez ces chiffres,
    renvoie ce code, renvoyez les chiffres,
    appuyez sur les touches, appuyez successivement, sélectionne le nombre, sélectionnez le même, choisissez le nombre,
    choisis le nombre, choisissez le même, tournez les molettes, tourne les molettes, tournez la molette, faites le
    code, fais le code, poursuivez avec, continuez avec ces, continue avec ces, continue avec le code, concluez avec,
    conclus avec, achevez avec, une fois tapé, une fois entré, avoir saisi, avoir tapé, avoir entré, ayez saisi, ayez
    entré, ayez tapé, sera saisi, est entré, renvoyez moi, envoyez le code, envoyez ce code, envoie le code, envoie ce
    code, envoyez ces chiffres, retournez nous, cite ces, donnez les à, donnez le à, donne le à, donne les à, dicte les,
    dicte lui, lisez les à, lisez ces, lis ces, lis les à, le à notre conseill*, les à notre conseill*, le à notre
    opérat*, les à notre opérat*, le à notre agent, les à notre agent, prononcez, prononce le, annoncez le, annoncez ce,
    annonce le, confirmez l'achat avec, confirmez l'achat par, validez l'achat avec, confirmez par le code, confirmez
    par ce, validez par ce, validez par le code, signez par, déverrouillez la avec, débloquez la avec, débloquez le
    avec, soumettez le, soumettez ce, soumets le, soumets ce, soumettre le, soumettre ce, portez le code, porte le code,
    portez ce, complète le champ, renvoyez ces, renvoie ces, citez ces chiffres, finissez avec ce, finis avec ce,
    conclure avec
  `,
  complete: `
    confirm* votre a*, confirm* votre e*, confirm* votre i*, confirm* votre co*, confirm* mon a*, confirm* mon e*,
    confirm* mon i*, confirm* mon co*, confirm* ton a*, confirm* ton e*, confirm* ton i*, confirm* ton co*,
    confirm* l'adresse, confirm* cette adresse, confirm* l'e mail, confirm* l'email, confirm* l'inscription,
    confirm* le compte, confirm* la connexion, confirm* le changement, confirm* la modification,
    confirm* la suppression, confirm* l'abonnement, confirm* cet e mail, vérifi* votre adresse, vérifi* votre e*,
    vérifi* votre identité, vérifi* votre compte, vérifi* mon adresse, vérifi* mon e*, vérifi* mon identité,
    vérifi* mon compte, vérifi* ton adresse, vérifi* ton e*, vérifi* ton identité, vérifi* ton compte,
    vérifi* l'adresse, vérifi* l'e mail, vérifi* l'email, valid* votre adresse, valid* votre e*, valid* votre i*,
    valid* votre compte, valid* mon adresse, valid* mon e*, valid* mon i*, valid* mon compte, valid* ton adresse,
    valid* ton e*, valid* ton i*, valid* ton compte, valid* l'adresse, activ* votre compte, activ* mon compte,
    activ* ton compte, activ* le compte, activ* votre profil, activ* votre espace, activ* votre accès,
    activ* ton profil, activ* ton espace, activ* ton accès, réinitialiser, réinitialisez, réinitialise,
    réinitialisation du mot de passe, réinitialisation de votre mot de passe, réinitialisation de mot de passe,
    nouveau mot de passe, défini* un mot de passe, défini* mon mot de passe, défini* votre mot de passe,
    défini* ton mot de passe, cré* un mot de passe, cré* mon mot de passe, cré* votre mot de passe,
    cré* ton mot de passe, choisi* un mot de passe, choisi* mon mot de passe, choisi* votre mot de passe,
    choisi* ton mot de passe, chang* un mot de passe, chang* mon mot de passe, chang* votre mot de passe,
    chang* ton mot de passe, modifi* un mot de passe, modifi* mon mot de passe, modifi* votre mot de passe,
    modifi* ton mot de passe, change* de mot de passe, choisi* en un*, récupér* mon compte, récupér* votre compte,
    retrouv* mon compte, retrouv* votre compte, récupér* l'accès, lien magique, lien de connexion,
    lien de confirmation, lien de vérification, lien d'activation, lien de validation, lien de réinitialisation,
    accept* l'invitation, voir l'invitation, accept* votre invitation, rejoindre l'équipe, rejoindre l'espace,
    rejoindre le projet, rejoins l'équipe, rejoins l'espace, rejoins le projet, rejoignez l'équipe, rejoignez l'espace,
    rejoignez le projet, déverrouill* mon compte, déverrouill* votre compte, déverrouill* ton compte,
    débloqu* mon compte, débloqu* votre compte, débloqu* ton compte, approuv* la connexion, approuv* cet appareil,
    approuv* l'accès, autoris* la connexion, autoris* cet appareil, autoris* l'accès, c'était moi, c'était bien moi,
    c'est moi, c'est bien moi, c'est mon courriel, c'est mon adresse, c'est mon e mail, finalis* l'inscription,
    finalis* mon inscription, finalis* votre inscription, termin* l'inscription, termin* mon inscription,
    termin* votre inscription, complét* l'inscription, complét* mon inscription, complét* votre inscription,
    finalis* la création, d'initialisation, l'initialisation, supprimer mon compte, supprimer mon profil,
    supprimer ton compte, supprimer ton profil, supprimer votre compte, supprimer votre profil, effacer mon compte,
    effacer mon profil, effacer ton compte, effacer ton profil, effacer votre compte, effacer votre profil,
    supprimer définitivement, tout effacer, connexion en un clic, inscrivez moi, bien mon adresse,
    confirm* cette demande, invent* en un, oui c'est moi, oui c'est mon adresse, rejoindre le groupe, je rejoins,
    je m'inscris, oui je m'inscris, entrer dans votre espace, entrer dans ton espace, accéder à mon compte,
    accéder à votre compte, accéder à mon espace, en choisir un autre, choisir un autre mot de passe, je confirme,
    je valide, ouvrir mon compte, activer mon accès, c'est d'accord, oui inscrivez moi, me connecter,
    ouvrir l'invitation, répondre à l'invitation, rejoindre la famille, faire partie de l'équipe, je participe,
    oui je participe, vous appartient, bien la vôtre, bien la tienne, nous attendons votre accord, votre accord,
    me connecter en un clic, se connecter sans mot de passe, connectez vous sans mot de passe, entrer directement,
    réactiver mon compte, réactiver le compte, lever le blocage, remettre en service, confirmez que c'est vous,
    je confirme mon adresse, confirm* votre nouvelle*, confirm* ma nouvelle, confirm* ton nouvel*,
    confirm* la nouvelle adresse, confirm* votre mail, confirm* mon mail, confirm* ton mail, confirm* le courriel,
    confirm* ma demande, confirm* votre demande, confirm* ta demande, confirm* que c'est, confirm* cette connexion,
    confirm* ma connexion, confirm* cet appareil, confirm* le paiement, confirm* le virement, confirm* l'opération,
    confirm* la clôture, confirm* la réinitialisation, vérifi* votre mail, vérifi* mon mail, vérifi* votre courriel,
    vérifi* mon courriel, vérifi* cette adresse, vérifi* cet appareil, valid* votre mail, valid* mon mail,
    valid* votre courriel, valid* cette adresse, valid* l'inscription, valid* la connexion, valid* cette connexion,
    valid* le paiement, valid* l'opération, valid* le virement, activ* mon espace, activ* mon profil, activ* mon accès,
    activ* mon abonnement, activ* votre abonnement, activ* votre carte, activ* ma carte, activ* l'accès,
    défini* le mot de passe, chang* le mot de passe, modifi* le mot de passe, chang* de mot de passe, créer un nouveau,
    choisir un nouveau, choisissez un nouveau, définir un nouveau, définissez un nouveau, nouveau code secret,
    retrouver l'accès, retrouvez l'accès, retrouve l'accès, retrouver mon accès, récupér* votre accès,
    récupér* mon accès, rétabl* l'accès, rétabl* mon accès, lien d'invitation, lien d'accès, lien unique,
    lien personnel, lien sécurisé, lien à usage unique, lien de récupération, lien de déverrouillage,
    lien d'inscription, connexion sans mot de passe, connexion instantanée, connexion automatique,
    accept* et rejoindre, accept* et continuer, découvrir l'invitation, rejoindre l'association, rejoindre la classe,
    rejoindre le club, rejoindre l'organisation, rejoins le groupe, rejoignez le groupe, rejoindre mon équipe,
    devenir membre, je veux rejoindre, oui je confirme, oui je le veux, oui j'accepte, oui c'était moi,
    oui c'est bien moi, oui je veux, oui ajoutez moi, oui supprimer, oui autoriser, continuer dans le navigateur,
    continuer vers mon compte, continuer la connexion, poursuivre la connexion, poursuivre mon inscription,
    reprendre mon inscription, autoris* ce nouvel appareil, autoris* l'appareil, faire confiance à cet appareil,
    ajouter cet appareil, associer cet appareil, associer l'appareil, approuv* le virement, approuv* le paiement,
    approuv* la demande, cré* mon compte, cré* votre espace, cré* mon espace, cré* mon accès, configur* mon compte,
    configur* votre compte, supprim* mes données, supprim* toutes mes données, effac* mes données, clôturer mon compte,
    fermer mon compte, fermer le compte, clôturer le compte, fermeture du compte, oui effacer, rouvrir mon compte,
    rétablir mon compte, restaurer mon compte, libérer mon compte, débloqu* le compte, déverrouill* le compte,
    débloqu* l'accès, déverrouill* l'accès, comptez sur moi, compte sur moi, choisir un nouveau mot de passe,
    vérifier votre adresse, activer votre compte, changer votre mot de passe, modifier votre mot de passe,
    confirmer votre adresse, activer votre utilisateur,
    renouvel* mon mot de passe, renouvel* votre mot de passe, renouvel* le mot de passe, renouvel* ton mot de passe,
    connect* avec ce lien, se connecter avec ce lien, connecter par ce lien, connectez vous avec ce lien, connexion par
    lien, entrer avec ce lien, c'est mon appareil, c'est mon téléphone, c'est mon ordinateur, supprimer le compte,
    suppression de mon compte, supprim* votre compte, ferm* mon compte, confirm* la fermeture, continu* l'inscription,
    continu* mon inscription, continu* votre inscription, poursuiv* l'inscription, poursuiv* mon inscription, poursuiv*
    votre inscription, associer mon compte, associer votre compte, lier mon compte, lier votre compte, prouver mon
    identité, prouvez votre identité, confirmez votre identité, accepté l'invitation, acceptez ici l'invitation,
    accepter ici l'invitation, accepterez l'invitation, en acceptant l'invitation, débloqu* votre accès, rétabl* votre
    accès, rétabl* votre compte, réactiv* votre compte, réactiv* le compte, réactiv* mon compte, retrouv* l'accès,
    retrouv* votre accès, activ* vos accès, définir mon mot de passe, définissez votre mot de passe, définis ton mot de
    passe, choisissez votre mot de passe, choisis ton mot de passe, rejoindre votre équipe, approuver la connexion,
    approuver la demande d'accès, validez votre adresse, valider ma connexion, valider la connexion, valider mon accès
  `,
  act: `
    confirmer, confirmez, confirme, vérifier, vérifiez, vérifie, valider, validez, activer, activez, accepter,
    acceptez, accepte, approuver, approuvez, autoriser, autorisez, rejoindre, rejoignez, rejoins, déverrouiller,
    débloquer, continuer, continuez, poursuivre, finaliser, finalisez, terminer, terminez, oui, j'accepte, rouvrir, je
    continue, encore une étape, une dernière étape, dernière étape, plus qu'une étape, presque fini,
    presque terminé, presque prêt, plus qu'un clic, pas encore terminé, t'appartient, confirmation, activez
    le, accepter et, finalise, termine, autoriser cet, j'y vais, plus qu'un pas, plus
    qu'un geste, il ne reste plus qu, un seul clic, reste une étape, consentir, donne mon feu vert, donner mon feu vert
  `,
  signIn: `
    se connecter, connectez vous, connecte toi, me connecter, vous connecter, te connecter, s'identifier, identifiez
    vous, connexion, ouvrir l'application, accéder à mon compte, accéder à mon espace, accéder à votre compte, accéder
    à votre espace, entrer dans, se reconnecter, reconnectez vous, accéder au site, aller sur mon compte, ouvrir mon
    espace,
    c'est parti, on y va, commencer, démarrer, commençons
  `,
  never: `
    désabonn*, désinscri*, gérer, paramètres, version en ligne, confidentialité, vie privée, mentions légales,
    conditions générales, centre d'aide, page d'aide, besoin d'aide, aide en ligne, notre aide, contacter, contactez*,
    service client, enquête, sondage, votre avis, ma commande, votre commande, suivre mon, suivre ma, suivre votre,
    facture, suivez nous, télécharger, en savoir plus, lire la suite, découvrir, découvrez, acheter, boutique, voir les
    détails, confirm* ma présence, confirm* votre achat, confirm* le rendez vous, confirm* la commande, finaliser mon
    achat, payer, répondre, ajouter à mon agenda, ne plus recevoir, indésirables, mon bilan, mon colis, consulter,
    afficher, partager, régler, j'en profite, gérer mes, gérer vos, mes préférences, vos préférences, modifier mes
    préférences, se désabonner, me désabonner, me désinscrire, se désinscrire, voir en ligne, lire en ligne, afficher
    en ligne, ouvrir dans le navigateur, suivi de, suivre le colis, suivre ma livraison, suivre la livraison, voir ma
    commande, voir la facture, télécharger la facture, voir mon reçu, mes commandes, voir le rapport, rapport complet,
    voir les statistiques, lire l'article, voir l'article, voir l'activité, vérifier l'activité, mes notifications,
    notifications, assistance, questions fréquentes, contactez nous, nous écrire, répondre au questionnaire, répondre à
    l'enquête, donner mon avis, laisser un avis, noter, je profite, en profiter, j'achète, acheter maintenant, ajouter
    au panier, voir le panier, voir l'offre, voir les offres, finaliser ma commande, finaliser votre commande, confirm*
    ma commande, confirm* votre commande, confirm* mon rendez vous, confirm* votre rendez vous, confirm* la réception,
    confirm* votre présence, confirm* la réservation, modifier mon rendez vous, annuler le rendez vous, ajouter au
    calendrier, itinéraire, politique de, cgu, cgv, charte, parrainer, inviter un ami, accueil, voir le ticket, voir le
    journal, voir les logs, régler la facture, payer ma facture, régler ma facture, voir dans le navigateur, voir dans
    votre navigateur, voir dans ton navigateur, afficher dans le navigateur, afficher dans votre navigateur, lire dans
    le navigateur, lire dans votre navigateur, consulter dans votre navigateur, visualiser dans le navigateur,
    visualiser dans votre navigateur, ouvrir dans votre navigateur, version navigateur, voir ce message, voir cet e
    mail, voir cet email, afficher ce message, poursuivre la conversation, continuer la conversation, reprendre la
    conversation, voir le message, lire le message, voir le commentaire, lire le commentaire, rejoindre la réunion,
    rejoindre l'appel, participer à la réunion, mon compte, voir la tâche, ouvrir la tâche, essayer maintenant, voir
    mon bilan, voir le document, ouvrir le document, ouvrir le fichier, voir les photos, voir les résultats, afficher
    mes billets, voir le certificat, continuer la leçon, visiter le forum, revenir sur le site, commentaires,
    commentaire, modération, modérer, voir la commande, voir commande, voir le reçu, voir reçu, carte d'embarquement,
    cartes d'embarquement, s'enregistrer en ligne, enregistrement en ligne, voir ma réservation, voir la réservation,
    voir l'annonce, voir mes billets, voir les billets, voir le billet, reporter le rendez vous, reporter mon rendez
    vous, déplacer le rendez vous, déplacer mon rendez vous, annuler mon rendez vous, voir le fil, voir la discussion,
    ouvrir le rapport, gérer ma réservation, modifier ma réservation, annuler ma réservation, voir le plan, voir
    l'itinéraire, voir la carte, voir le catalogue, voir le produit, voir la vidéo, voir mon relevé, voir le relevé,
    consulter mon relevé, consulter le relevé, télécharger le relevé, télécharger le reçu, télécharger le bon,
    télécharger l'attestation, choisir ma place, choisir mon siège, retourner un article, faire un retour, voir le
    dossier, ouvrir un ticket, ajouter à l'agenda, ajouter à mon calendrier, visualiser cet e-mail dans votre
    navigateur, ne s'affiche pas correctement, modifier la livraison, changer la date de livraison, mettre à jour mes
    informations de paiement, modifier mon moyen de paiement, renouveler mon abonnement, renouveler maintenant,
    postuler maintenant, je postule, utiliser mon bon d'achat, profiter de l'offre, utiliser mon code, inviter des
    amis, prendre rendez vous, réserver un créneau
  `,
  notMe: `
    pas vous, pas toi, pas moi, pas demandé, rien demandé, pas fait cette demande, pas fait la demande, pas fait de
    demande, pas initié cette demande, pas initié la demande, pas initié de demande, pas effectué, pas à l'origine,
    n'êtes pas, pas créé, pas inscrit*, ne reconnaissez pas, ne reconnais pas, refuser, rejeter, décliner, ignorer,
    ignorez, ignore ce, ignore cet, ignore le, annuler la demande, annuler cette demande, annuler ce changement, annuler
    le changement, annuler la modification, signaler, sécurise*, bloquer, bloquez, par erreur, non merci, vous n'avez
    rien demandé, oubliez ce message, ne faites rien, rien à faire, si ce n'est pas vous, si ce n'était pas vous, vous
    n'êtes pas à l'origine, sinon, supprimez ce message, pas été demandé*, n'avez pas demandé, n'as pas demandé, n'avez
    rien demandé, n'as rien demandé, aucune demande, n'est pas de vous, ne vient pas de vous, ne vient pas de toi, n'en
    êtes pas, n'est pas moi, ce n'était pas moi, ce n'est pas moi, ce n'est pas vous, ce n'est pas toi, je ne reconnais
    pas, non ce n'est, ne tenez pas compte, ne pas tenir compte, sans tenir compte, n'en tenez pas compte, ignorez ce,
    ignorez cet, ignorez simplement, aucune action, rien ne changera, rien ne se passera, jetez ce, supprimez cet,
    contactez nous immédiatement, prévenez nous, opposition, faire opposition, bloquer ma carte, bloquer la carte,
    protéger mon compte, sécuriser mon compte, refuser la connexion, refuser l'invitation, annuler la demande, annuler
    le changement, une autre personne, erreur de saisie, mal saisi, si quelqu'un d'autre, quelqu'un d'autre a saisi,
    quelqu'un d'autre a peut être, quelqu'un d'autre essaie, n'essayez pas de, n'essayiez pas, n'avez pas essayé, n'as
    pas essayé, n'avez pas tenté, n'as pas tenté, vous ne reconnaissez pas, tu ne reconnais pas, supprimez ce mail,
    supprimez cet e mail, supprime ce mail, supprime ce message, effacez ce message, n'avez pas ordonné, n'avez pas
    autorisé, n'as pas autorisé, n'êtes pas l'auteur, n'est pas de votre fait, ne venait pas de vous, ne vous concerne
    pas, n'avez pas cherché à, n'est pas le vôtre, ne vous appartient pas, ne t'appartient pas, ne connaissez pas cet*,
    ne connaissez pas ce compte, ne connais pas cet*, n'est pas la vôtre, n'est pas votre compte, n'avez pas fait, n'as
    pas fait, n'avez pas initié, n'avez pas modifié, pas tenté de vous connecter, à votre insu, à ton insu, quelqu'un
    d'autre pourrait, s'agit d'une erreur, si cela est incorrect, c'est une erreur, retirer votre adresse, supprimer
    votre adresse, retirer mon adresse, désactiver votre compte, désactivez votre compte, verrouiller votre compte,
    protégez votre compte, recommandons de changer, recommandons de modifier votre mot, changez immédiatement, mot de
    passe immédiatement, faites le nous savoir, informez nous, annuler cette modification, vérifier votre activité,
    déconnecter de tous les, passe dès que possible, contactez nous au plus vite
  `,
  done: `
    a été modifi*, a été chang*, a été réinitialis*, a été confirm*, a été vérifi*, a été activ*, a été ajout*, a été
    supprim*, a été retir*, a été défini*, a été désactiv*, a été mis* à jour, a bien été, avec succès, a changé, est
    maintenant acti*, est bien acti*, nouvelle connexion, avez modifié, avez changé, a accepté, a rejoint, merci
    d'avoir confirmé, mot de passe modifié, c'est fait, a été débloqu*, a été clôtur*, a été fermé*, a été résili*, a
    été valid*, a été approuv*, a été autoris*, a été associ*, ont été modifi*, ont été mis* à jour, est confirmé*, est
    activé*, a été validé*, est validée, est terminé*, c'est confirmé, c'est validé, votre mot de passe a, nous avons
    modifi*, nous avons mis à jour, nous avons supprim*, vous êtes inscrit, vous êtes connecté, vous avez rejoint,
    bienvenue parmi nous, merci pour votre confirmation, s'est connecté*, connexion détectée, connexion inhabituelle,
    connexion depuis, changement effectué, prise en compte, vous êtes désabonné*, vous êtes désinscrit*, vous avez été
    désabonné*, vous avez été désinscrit*, tu es désabonné*, tu t'es désabonné*, désinscription a bien été,
    désabonnement a bien été, résiliation est effective, abonnement est résilié, abonnement a été annulé, été retiré*
    de la liste, vous ne recevrez plus, tu ne recevras plus
  `,
  here: `
    ici, cliquez, cliquer, clique, cliquant, ce lien, lien ci dessous, lien suivant, le lien, le bouton, ce bouton,
    bouton ci dessous, appuyez, adresse suivante, cette page, copi* cette adresse, ouvr* ce, ouvr* cette,
    il suffit d'ouvrir, rendez vous sur, barre d'adresse, un clic, page suivante, voici votre lien, voici ton lien,
    cette adresse, à cette adresse, cliquez ici, cliquez sur, clique ici, clique sur, appuie sur, appuie ici,
    en cliquant, en suivant ce, suivez ce lien, suivez le lien, suis ce lien, suis le lien, via ce lien, par ce lien,
    avec ce lien, ouvrez le lien, ouvre le lien, ouvrir ce lien, lien ci après, lien plus bas, lien ci dessus,
    copiez ce lien, copie ce lien, collez l'adresse, collez cette adresse, copier coller, dans votre navigateur,
    dans ton navigateur, bouton ne fonctionne pas, bouton ne marche pas, bouton ci après, bouton plus bas, touchez,
    touche le bouton, rendre sur cette page
  `,
  onSite: `
    colis*, livraison*, livreur*, coursier*, transporteur*, casier*, consigne*, guichet*, comptoir*, accueil du,
    reception*, caisse*, porte d'entree, la porte, digicode*, barriere*, wifi, wi fi, rendez vous*, reservation*,
    billet*, place de parking, place de stationnement, place de concert, place de cinéma, file d'attente, votre table,
    boite a cles, point retrait, retrait en, retirer votre, retirer le, parking*, garage*, portail d entree, portillon*,
    tourniquet*, interphone*, chauffeur*, cadenas, coffre a cles, vestiaire*, bureau de poste, point relais, borne de,
    id de reunion, id de la reunion, numero de reunion, numero de conference, numero de la reunion, id de conference, id
    de la conference, identifiant de réunion, identifiant de la réunion, code de la réunion, code de réunion, mot de
    passe de la réunion, lien de la réunion, réunion zoom, réunion teams, réunion meet, réunion google meet, réunions
    zoom, appel zoom, appel teams, réunion en ligne, réunions en ligne, réunion virtuelle, visioconférence*, visio
    conférence, en visio, la visio, salle de réunion*, vidéoconférence*, vidéo conférence, appel vidéo, appels vidéo,
    entretien vidéo, téléconsultation*, consultation vidéo, conférence téléphonique, audioconférence*, code de
    conférence, webinaire*, rejoindre la réunion, rejoignez la réunion, participer à la réunion, rejoindre l'appel,
    rejoindre la conférence, numéro d'accès à la conférence, numéro d'appel de la réunion, se joindre par téléphone,
    participer par téléphone, pin du participant, pin participant, code participant, numéro de participant, identifiant
    du participant, code organisateur, salle d'attente, portail de la résidence, le portail d'entrée, code du portail,
    entrée du bâtiment, hall d'entrée, du hall, l'immeuble, porte de la chambre, porte du bâtiment, porte d'accès, code
    porte, code d'immeuble, clavier à l'entrée, escalier*, visiophone*, sonnette*, stationnement*, ascenseur*, boîte à
    clé, boîte à clefs, boîtier à clés, boîtes à clés, coffre à clé, remise des clés, serrure*, antivol*, armoire*,
    penderie*, local à vélos, local vélo, local vélos, abri à vélos, abri vélo*, alarme de la maison, système d'alarme,
    code d'alarme, code de l'alarme, centrale d'alarme, désactiver l'alarme, couper l'alarme, désarmer, coffre fort de
    la chambre, coffre fort de l'hôtel, coffre de la chambre, portique*, bornes de recharge, station de recharge, borne
    libre service, bornes libre service, borne d'accueil, borne interactive, borne automatique, distributeur de tickets,
    distributeur de titres, horodateur*, photocopieur*, photocopieuse*, photocopies, à l'imprimante, copieur*,
    buanderie*, laverie*, machine à laver, réseau invité*, réseau sans fil, chambre d'hôtel, numéro de chambre, point de
    retrait, points relais, code de retrait, retrait de votre commande, récupérer votre commande, à votre porte, à
    domicile, devant votre porte, remise en main propre, numéro d'attente, numéro de file, numéro de passage, ticket
    d'attente, bureau d'accueil, caissier*, conducteur*, contrôleur*, contrôleuse*, receveur*, embarquement*, agent de
    sécurité, vigile*, gardien*, concierge*, votre présence, ta présence, confirmer sa présence, confirmer la présence,
    présence à la, présence au, feuille de présence, votre participation, ta participation, serez vous présent*, serez
    vous des nôtres, je serai présent*, répondre à l'invitation avant, réponse souhaitée, rsvp, votre arrivée, ton
    arrivée, heure d'arrivée, date d'arrivée, arrivée prévue, à l'arrivée, votre visite du, votre visite à, votre visite
    au, confirmer votre visite, confirmer la visite, visite médicale, visite de l'appartement, visite du logement, badge
    visiteur, enregistrement en ligne, check in en ligne, l'heure du check in, check in à, votre séjour, ton séjour,
    créneau*, relevé de compteur, relevé du compteur, index de compteur, index du compteur, compteur d'eau, compteur
    électrique, compteur de gaz, votre compteur, table pour, sortie scolaire, sorties scolaires, sortie de classe,
    classe verte, voyage scolaire, autorisation de sortie, autorisation parentale de sortie, autorisation pour la
    sortie, excursion*, réunion de parents, réunion parents, leçon de conduite, entretien d'embauche, à l'hôtel, clé du
    logement, votre facteur, par le facteur, au facteur,
    au livreur, livreur,
    id réunion, numéro de la conférence, id du webinaire, rejoindre le webinaire, participer à la réunion zoom,
    accès à la réunion, accès au webinaire, wifi invité, wi fi invité, wifi visiteurs, wifi visiteur, réseau
    visiteurs, nom du réseau, nom de réseau, nom du wifi, nom du réseau wifi, réseau wifi, internet invités, ssid
  `,
  entryPlace: `
    fenetre*, page, pages, ecran*, champ, champs, la case, une case, cette case, cases, encadre*, formulaire*, app,
    appli, application*, navigateur*, site, appareil*, portail*, onglet*, televiseur*, tablette*, ordinateur*,
    console*, terminal*, rubrique, section, dialogue, boite de dialogue, lanceur*, distributeur automatique,
    decodeur*, box tv, mini appli*, mini app, chatbot*, zone de saisie, zone prevue, espace prevu, endroit prevu,
    ligne prevue, emplacement prevu, logiciel*, extension de, extension du, messagerie, montre connectee, tele,
    television
  `,
  accountName: `
    pseudo, nom d'utilisateur, noms d'utilisateur, nom de compte, votre identifiant, ton identifiant, l'identifiant,
    identifiant de connexion, pseudonyme, nom de profil, identifiant de compte, nom de joueur, surnom, identifiant
    client, identifiant utilisateur, identifiant:, identifiant :, votre login, ton login
  `,
  subjectLine: "objet de ce, objet du, objet de l, objet de cet, dans l'objet, ligne d'objet, l'objet",
  outdated: `
    ne fonctionne plus, n'est plus valable, n'est plus valide, ne marche plus, code précédent, ancien code, annulé,
    remplace le, remplace celui, n'est plus actif, n'est plus accepté, n'est plus en vigueur, n'est plus utilisable,
    n'est désormais plus valable, ne peut plus être utilisé, ne peut plus servir, ne sert plus, ne compte plus, plus
    valable, plus valide, a cessé de fonctionner, a cessé d'être valable, a perdu sa validité, est caduc, est désormais
    caduc, est invalidé, a été invalidé, a été révoqué, est révoqué, a été retiré, avons retiré, avons annulé, a été
    annulée, avons invalidé, avons révoqué, avons bloqué le code, code bloqué, code a été bloqué, code est bloqué, a été
    remplacé, est remplacé par, précédent code, codes précédents, anciens codes, code antérieur, vieux code, premier
    code, code initial, code d'origine, code d'avant, code de ce matin, celui de ce matin, code d'hier, celui d'hier,
    code de tout à l'heure, envoyé précédemment, envoyé auparavant, envoyé plus tôt, envoyé tout à l'heure, envoyé ce
    matin, envoyé hier, envoyé avant, précédemment envoyé, que nous vous avons envoyé à, que nous vous avions envoyé,
    que nous t'avions envoyé, vous avions envoyé, vous avez reçu ce matin, vous avez reçu précédemment, reçu
    précédemment, code a expiré, code est expiré, code est expiré, code a expiré, code est périmé, code périmé, est
    maintenant expiré, est désormais expiré, a expiré à, a expiré hier, a expiré le, expiré depuis, déjà expiré, a déjà
    été utilisé, a déjà servi, déjà utilisé, déjà servi, code utilisé, code est utilisé, est épuisé, ne peut pas être
    réutilisé, ne peut être réutilisé, ne peut plus être réutilisé, ignorez le précédent, ignorez l'ancien, ne tenez
    plus compte, oubliez le code, oublie le code, oubliez l'ancien, au lieu du code, à la place du code, en lieu et
    place du code, au lieu de l'ancien, à la place de l'ancien, à la place du précédent, au lieu du précédent, plutôt
    que le code, en remplacement de l'ancien, remplace l'ancien, remplace votre code, remplace ton code, annule et
    remplace, annule le précédent, code a été utilisé, a été utilisé pour vous connecter, a été utilisé pour se
    connecter, a servi à vous connecter, code que vous avez utilisé, code que tu as utilisé, code avec lequel, ignorez
    le code précédent, en remplacement du code, en remplacement du précédent, a expiré, avait expiré, a été utilisé, a
    été saisi, n'a pas été utilisé, n'a pas été saisi, a servi,
    vous avez saisi le code, vous avez entré le code, vous avez tapé le code, vous avez bien saisi le code, vous
    avez bien entré le code, vous avez saisi le code sms, tu as saisi le code, tu as entré le code, tu as tapé le
    code, tu as bien saisi le code, code que vous avez saisi à, code que vous avez saisi le, code que vous avez
    entré à, code que tu as saisi à, code que tu as entré à, code saisi par vous, code saisi par vos soins, code
    entré par vous, code a été accepté, code sms a été accepté, code otp a été accepté, code a bien été accepté,
    code a bien été saisi, code accepté, code sms accepté, mot de passe à usage unique a été saisi, mot de passe à
    usage unique a été accepté, otp a été saisi, otp a été accepté, nous avons accepté le code, nous avons accepté
    votre code, a été confirmé avec le code, a été confirmée avec le code, a été confirmée par le code, a été
    validée par le code, a été confirmée à l'aide du code, a été validée à l'aide du code, vous vous êtes connecté
    avec le code, tu t'es connecté avec le code, vous avez confirmé avec le code
  `,
  toRead: `
    lire, lisez, à lire, relire, voir, voyez, revoir, consulter, consultez, consultable*, découvr*, parcour*,
    feuilleter, explor*, retrouver, retrouvez, trouverez, se trouve, visionner, aller à mon compte, aller à votre
    compte, rendez vous sur votre compte, page mon compte, page de votre compte, espace client*, espace personnel,
    espace abonné*, portail client*, ouvrir le tableau de bord, aller au tableau de bord, vos factures, mes factures,
    banque en ligne, vérifiez votre commande, vérifiez les détails, vérifiez votre activité, vérifier l'activité,
    activité récente, gérer vos appareils, ce qui a changé, vérifiez l'adresse de livraison, historique de
    consommation, accéder au tableau de bord, accéder au portail, mes réservations
  `,
  plural: "codes, mots de passe",
  fault: "code d'erreur, code erreur, erreur, panne, dysfonctionnement*, s'affiche à l'écran de l'appareil",
  injection: `
    ignorez ce qui précède, ignore ce qui précède, ignorez toutes les instructions, ignorez le reste, ignorez les
    instructions, oubliez ce qui précède
  `,
  codeWord: `
    le mot, votre mot, ton mot, ce mot, du mot secret, mot suivant, mot ci dessous, mot ci après, mot de passage, mot
    du jour, mot d'aujourd'hui, mot pour aujourd'hui, mot d'accès, mot d'entrée, mot de connexion, mot
    d'identification, mot d'authentification, mot de confirmation, mot de vérification, mot de validation, mot de
    sécurité, mot de contrôle, mot de reconnaissance, mot d'appairage, mot de jumelage, mot de déverrouillage, mot de
    récupération, mot secret, mot magique, mot code, mot codé, mot clé, mot clef, mot à saisir, mot à taper, mot à
    usage unique, mot unique, mot pour vous connecter, mot pour te connecter, mot pour entrer, votre sésame, mot* de
    passe du jour, mot* de passe d'aujourd'hui, mot* de passe pour aujourd'hui, mot* de passe à usage unique, mot* de
    passe unique, mot* de passe jetable, mot* de passe éphémère, phrase de passe, phrase secrète, phrase de passage,
    phrase d'accès, phrase de connexion, phrase d'appairage, phrase de jumelage, phrase de sécurité, phrase de
    vérification, phrase du jour, la phrase, votre phrase, ta phrase, cette phrase, phrase suivante, les lettres, vos
    lettres, tes lettres, ces lettres, lettres suivantes, les syllabes, vos syllabes, ces syllabes, syllabes
    suivantes, la chaîne suivante, cette chaîne, chaîne de lettres, chaîne de caractères, suite de lettres, suite de
    caractères, séquence de lettres, séquence de caractères, combinaison de lettres, votre clé, ta clé, cette clé, clé
    suivante, clé de connexion, clé à usage unique, votre clef, ta clef, ton sésame
  `,
  example: `
    par exemple, p ex, par ex, à titre d'exemple, en guise d'exemple, exemple:, exemple :, exemples:, exemples :, ex:,
    ex :, dans cet exemple, dans l'exemple, un exemple de, voici un exemple, exemple de code, exemple de message,
    exemple de sms, code d'exemple, code exemple, code fictif, message d'exemple, message type, tels que, telles que,
    du type, du genre, du style, ressemble à ceci, ressemble à cela, ressemblent à ceci, ressemble à ça, ressemble à
    un code, ressemblera à, se présente ainsi, se présente comme suit, se présente sous la forme, comme ceci, comme
    celui-ci, comme ça:, comme ça :, quelque chose comme, sous la forme, de la forme, au format, dans le format, des
    codes comme, un message comme, un sms comme, des messages comme, un message disant, un message indiquant, un sms
    indiquant, un sms disant, un message qui disait, un message qui dit, a reçu un message, a reçu un sms, a reçu un
    texto, ai reçu un message, ai reçu un sms, ai reçu un texto, reçoit un message, reçoit un sms, reçu le message
    suivant, reçu le sms suivant, le message suivant :, le sms suivant, le message disait, le message dit, le message
    indiquait, le sms disait, le sms indiquait, le texte disait, on peut lire, on pouvait lire, intitulé ainsi, faux
    message, faux messages, faux sms, faux mail, l'escroc, l'arnaqueur, le fraudeur, la victime, l'appelant, le faux
    conseiller, lui a demandé, lui ont demandé, lui demande le code, lui a envoyé, imaginez que, supposons, code tel
    que, message tel que, sms tel que
  `,
  matter: `
    demande* de congé*, arrêt* maladie, arrêt* de travail, note* de frais, remboursement*, déplacement* professionnel*,
    heures supplémentaires, feuille* de temps, demande* d'achat, demande* d'approbation, en attente de votre
    approbation, en attente de votre validation, pour approbation, requiert votre approbation, dossier* partagé*,
    fichier* partagé*, document* partagé*, partagé* avec vous, a partagé, accès au dossier, votre téléchargement, prêt*
    à télécharger, prêt* à être téléchargé*, transfert* de fichier*, export est prêt, sauvegarde est prête, pièce*
    jointe*, devis, contrat* de bail, contrat* de location, document* à signer, signer le document, signature*
    électronique*, bulletin* de paie, fiche* de paie, votre reçu, relevé* de compte, bulletin* scolaire*, contrat*
    d'assurance, a commenté, nouveau* commentaire*, vous a mentionné*, a répondu à, nouvelle publication, nouveau
    message de, réponse à votre question, donnez votre avis, sondage*, questionnaire*, pétition*, discussion*,
    événement*, réunion*, liste d'attente, une place s'est libérée, place disponible, inscription au cours, rencontre
    parents, votre rendez vous, réservation*, votre visite, prochain match, entraînement*, modérateur*, modération,
    quarantaine, évaluation par les pairs, nouvelle tâche, vous a été assigné*, vous a été attribué*, ajouté* au projet,
    ajouté* au tableau, inscrit* au cours, espace de stockage, presque plein*, espace disque, complétez votre profil,
    nouvel appareil connecté, votre colis, votre don, votre annonce, bien* immobilier*, recherche* enregistrée*,
    candidature*, alerte* prix, vous a retiré, vous a supprimé, t'a retiré, partagé un album, partagé avec toi, album
    photo*, album partagé, vous a envoyé un fichier, vous a envoyé des fichiers, télécharger le fichier, télécharger les
    fichiers, fichiers disponibles, archive est prête, jours de congé*, en attente d'approbation, en attente de
    validation par, message* retenu*, retirer le message, prêt* à signer, signature requise, a voté, scrutin*, enquête
    de satisfaction, nouvelle réponse, message privé de, message* non lu*, nouvel abonné, s'est abonné à, demande*
    d'ami, a rejoint le groupe, a quitté le groupe, a été retiré* de, nouveau sujet, nouvel article, a été publié*,
    proposé* à la publication, accusé* de lecture, rapport hebdomadaire, résumé de la semaine, invitation de calendrier,
    ajouter au calendrier, serez vous présent*, votre commande a, commande expédiée, nouvelle commande, paiement reçu,
    échec du paiement, échéance de paiement, impayé*, en retard de paiement, votre facture n, votre facture de, facture
    ci jointe, rappel de paiement, lettre de relance, dans votre panier, carte cadeau, de retour en stock, avis produit,
    promesse de don, adhésion se termine, renouvellement de votre adhésion, abonnement a été renouvelé, essai est
    terminé, période d'essai se termine, liste a été créée, retiré* de la liste, messages sont rejetés, archives de la
    liste, problème résolu, serveur inaccessible, quota dépassé, sauvegarde terminée, échec de la sauvegarde, échec du
    build, certificat expire, mot de passe expire dans, clé api a été, clé ssh, virus détecté, stock faible, mouvement
    détecté, capteur*, échéance de la tâche, ticket a été, rappel de rendez vous, nouvelle note, devoir noté, relecture
    demandée, page suivie, incident résolu, incident ouvert, nouvel incident
  `,
  receipt: `
    ticket de caisse, tickets de caisse, votre reçu, reçu de paiement, justificatif de paiement, preuve d'achat,
    facturette, merci pour votre achat, merci de votre achat, merci pour vos achats, merci pour votre paiement,
    paiement reçu, paiement accepté, payé par carte, montant payé, sous total, dont tva, tva incluse, rendu monnaie,
    ticket client, n° d'autorisation, n autorisation, ticket commerçant, ticket carte bancaire, carte bancaire sans
    contact, débit carte, montant débité, a été débité, a été débitée, a été prélevé, solde disponible après, solde
    après opération, vous avez payé chez, vous avez réglé chez, n° de terminal, numéro de terminal, salaire brut,
    salaire net, net à payer, net imposable, cotisations salariales, total des retenues, net payé, paiement confirmé,
    paiement approuvé, paiement effectué, paiement réussi, paiement validé, paiement a été accepté, paiement a bien été
  `,
};
