// What scammers ask applicants for: money and identity documents. "Processing fees" and "we ship a starter kit to you" are
// ordinary, so it must be the applicant who pays, buys or sends.

import { CLAUSE_END, upTo, words } from './words.ts'

const applicant = '(?:you|applicants?|candidates?)'
const must = '(?:must|should|need to|have to|are (?:asked|required|expected) to)'
const duty = `(?:will |${must} )?(?:first |also )?`
const amount = '(?:[$€£¥₹]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[$€£¥₹]|[A-Z]{3}(?!\\p{L})|dollars?|euros?))'
const purchase = '(?:buy|purchase|order|pay for)'

export const moneyRequests: readonly RegExp[] = [
  words(
    `${applicant} ${duty}(?:pay|transfer|send|deposit|cover)(?: [^\\s.!?]+){0,5} (?:fees?|deposit|money)`,
    '(?:send|transfer|pay)(?: us)? (?:an? |the )?(?:[^\\s.!?]+ ){0,3}(?:fee|deposit)(?: [^\\s.!?]+){0,4} (?:start|apply|register|first|before|begin)',
    '(?:registration|application|training|onboarding|starter.kit|background.check) (?:fee|deposit)s?',
    'refundable (?:deposit|fee)',
  ),
  words(
    `(?:security|advance|up-?front|initial|prior) (?:payment|deposit|fee)s? (?:of (?:only )?${amount}|(?:is|are) (?:required|needed|due)|(?:is |are )?required|before you|to (?:start|apply|register|secure))`,
    `(?:please|${applicant} ${must}) (?:first )?${purchase} (?:(?:your own|our|an?) )?${upTo(2)}(?:kit|package|uniform|licen[cs]e|course|materials?)`,
    `${purchase} (?:our|your|an?|the) ${upTo(2)}(?:kit|package|course|materials?) (?:for|at) ${amount}`,
    `(?:please |${applicant} ${must} )(?:pay|transfer|send)(?: us)? ${upTo(2)}${amount}`,
  ),
  words(
    `(?:Anmelde|Registrierungs|Bewerbungs|Schulungs)gebühr(?:en)?`,
    `(?:payer|verser|régler|envoyer) ${upTo(3)}(?:frais d[’']inscription|frais de dossier|caution)`,
    `(?:pagar|abonar|enviar|transferir) ${upTo(3)}(?:cuota de inscripción|tasa de inscripción|depósito|fianza|taxa de inscrição|caução)`,
    `(?:inschrijf|registratie|trainings)kosten (?:betalen|overmaken)`,
  ),
]

const documents =
  "(?:passport|id card|identity card|national id|driver[’']?s licen[cs]e|social security number|ssn|bank statements?|selfie with|proof of identity|identity documents?|id documents?|birth certificate)"

export const documentRequests: readonly RegExp[] = [
  words(
    `(?:send|upload|provide|submit|attach|e-?mail|share)(?: [^\\s.!?]+){0,6} ${documents}`,
    'selfie with (?:your|an?) [^\\s.!?]+',
    `(?:send|upload|provide|submit|attach|e-?mail|share)(?: us)? (?:(?:an? )?[^\\s.!?]+ of )?your (?:valid |photo |government(?:-issued)? )?ids?(?:${CLAUSE_END}|(?= (?:with|before|and|to|when|for|first|via|by|along|together)(?!\\p{L})))`,
  ),
  words(
    `(?:sende|schicke?|schicken Sie|senden Sie)(?: uns)? ${upTo(4)}(?:Personalausweis(?:es)?|Reisepass(?:es)?|Ausweis(?:es|kopie)?)`,
    `envoyez(?:-nous)? ${upTo(4)}(?:passeport|carte d[’']identité|pièce d[’']identité)`,
    `(?:envía(?:nos)?|envíe(?:nos)?|envie(?:-nos)?|mande) ${upTo(4)}(?:pasaporte|documento de identidad|DNI|passaporte|documento de identidade|RG)`,
    `stuur(?: ons)? ${upTo(4)}(?:paspoort|identiteitskaart|identiteitsbewijs)`,
  ),
]
