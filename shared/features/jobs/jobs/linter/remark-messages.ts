import type { RemarkCode } from './lint-job.ts'

type RemarkMessage = { id: string; message: string }

/** Shown beside the field while writing, and returned by the server when a job is published with it. */
export const remarkMessages: Record<RemarkCode, RemarkMessage> = {
  asks_money: /* i18n */ {
    id: 'jobs.remark.asks_money',
    message: '“{quote}” asks applicants for money. Jobs on this site never cost anything.',
  },
  asks_documents: /* i18n */ {
    id: 'jobs.remark.asks_documents',
    message: '“{quote}” asks for identity documents. Ask for them after an offer, never before.',
  },
  native_speaker: /* i18n */ {
    id: 'jobs.remark.native_speaker',
    message: '“{quote}” excludes people by where they were born. Ask for a level instead.',
  },
  gender_limit: /* i18n */ {
    id: 'jobs.remark.gender_limit',
    message: '“{quote}” excludes people by gender.',
  },
  age_limit: /* i18n */ {
    id: 'jobs.remark.age_limit',
    message: '“{quote}” excludes people by age.',
  },
  contact_elsewhere: /* i18n */ {
    id: 'jobs.remark.contact_elsewhere',
    message:
      '“{quote}” moves applicants to another app, as scammers do. They can write to you here; an operator will look at this.',
  },
  gendered_title: /* i18n */ {
    id: 'jobs.remark.gendered_title',
    message: '“{quote}” sounds as if only one gender could apply.',
  },
  age_hint: /* i18n */ {
    id: 'jobs.remark.age_hint',
    message: '“{quote}” can read as an age limit.',
  },
  contact_details: /* i18n */ {
    id: 'jobs.remark.contact_details',
    message: '“{quote}” is public once the job is. Applicants can write to you here.',
  },
  pay_missing: /* i18n */ {
    id: 'jobs.remark.pay_missing',
    message: 'Jobs with a pay range get more applicants who can accept it.',
  },
  pay_unusual: /* i18n */ {
    id: 'jobs.remark.pay_unusual',
    message: 'This range is unusual. Check the amounts, the period and the currency; an operator will look at it, too.',
  },
  reach_unstated: /* i18n */ {
    id: 'jobs.remark.reach_unstated',
    message: 'It says remote, but not from where. People see “Not stated” and most move on.',
  },
}
