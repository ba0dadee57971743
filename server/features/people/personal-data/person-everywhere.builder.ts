// A person with data in every feature and a mark in every free-text column. A feature that adds a table adds its marks here;
// everything.test.ts names what is missing.

import { sql } from 'drizzle-orm'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { openToken } from '#server/features/base/accounts/accounts.service.ts'
import { issueProof } from '#server/features/base/accounts/mailed-proofs.service.ts'
import { recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { announce, aReadyFile, sendBytes } from '#server/features/base/files/files.builder.ts'
import { aKeptRecording, aSubject, sendSlice, start } from '#server/features/base/recordings/recordings.builder.ts'
import { sendDocument } from '#server/features/elite/elite/elite.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aCompany, aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { aWebm } from '#server/platform/files/content/duration/media.builder.ts'
import { idempotencyKeys } from '#server/platform/http/idempotency/idempotency.tables.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import { storeMessage } from '#server/platform/mail/mailbox.ts'
import type { TestApp } from '#server/test-app.ts'

export const MARK = /zq-[a-z-]+/g

const EMAIL = 'zq-address@people.example'
const FORMER = 'zq-former@people.example'

/** Text columns nobody types into: generated, or from a closed list. */
export const generatedColumns: ReadonlySet<string> = new Set([
  'people.password_hash',
  'people.country',
  'people.time_zone',
  'people.locale',
  'people.currency',
  'access_tokens.scopes',
  'files.type',
  'files.sha256',
  'files.storage_key',
  // A closed list of one value, which the database stores differently.
  'recordings.purpose',
  'credentials.kind',
  'talks.language',
  'talks.time_zone',
  'talk_requests.language',
  'services.languages',
  'services.currency',
  'billing_details.country',
  'order_entries.file_ids',
  // Positions in a list of ours.
  'lesson_progress.checked',
  'passkeys.transports',
  'passkey_challenges.challenge',
  'notification_choices.event',
  'notification_choices.channel',
  'notifications.event',
  'case_claims.queue',
  'case_proposals.queue',
  'case_proposals.choice',
  'case_decisions.queue',
  'case_decisions.choice',
  'case_decisions.version',
  'message_reactions.emoji',
  'messages.risks',
  // Our own ids, lengths and names.
  'messages.card',
  'messages.voice',
  'messages.notice',
  'push_subscriptions.endpoint',
  'push_subscriptions.public_key',
  'push_subscriptions.secret',
  'screener_attempts.question_order',
  'profiles.visibility',
  'talent_profiles.pay_floor_currency',
  'talent_work_countries.country',
  'talent_skills.skill',
  'offer_versions.hash',
  'offer_signatures.chain_hash',
  'skill_results.skill',
  // Topics of the test and points.
  'skill_results.topics',
  'assessments.skill',
  'assessments.topics',
  // The name of a skill and a level.
  'credentials.name',
  'offer_documents.code',
  'offer_documents.sha256',
  // A verdict and hours.
  'applications.match',
  // Times.
  'interviews.proposed_times',
  'identity_checks.document_country',
  'identity_checks.reasons',
  'identity_photos.storage_key',
  'identity_photos.hints',
  // Names of skills.
  'brief_interests.match',
  'projects.currency',
  'elite_documents.storage_key',
  'elite_signatures.chain_hash',
  'endorsers.time_zone',
  'endorsements.device_hash',
  'idempotency_keys.scope',
  'idempotency_keys.route',
  'idempotency_keys.body_hash',
  'mailbox_messages.sender',
])

export async function aPersonEverywhere(test: TestApp): Promise<BuiltPerson> {
  const names = { name: 'zq-name', calledName: 'zq-called', email: EMAIL, city: 'zq-city' }
  const person = await aPerson(test, { ...names, isSignedIn: false })
  await person.visitor.post('/login', { email: EMAIL, password: person.password }, { 'user-agent': 'zq-browser' })
  await markAccount(test, person)
  await markFiles(test, person)
  await markRecordings(test, person)
  await markOtherAreas(test, person)
  await markElite(test, person)
  await markJobs(test, person)
  await markCopies(test, person)
  return person
}

async function markAccount({ platform }: TestApp, { id }: BuiltPerson): Promise<void> {
  const { db, clock } = platform
  await openToken(db, clock, { id, roles: [] }, 'zq-token')
  const origin = { userAgent: 'zq-other-browser', ipPrefix: 'zq-network' }
  await recordSecurityEvent(db, id, 'email_changed', origin, FORMER)
  await db.execute(sql`update sessions set ip_prefix = 'zq-session-network' where person_id = ${id}`)
  // Requested while signed out: only the address tells whose it is.
  await issueProof(db, platform, { kind: 'sign_in', email: EMAIL, personId: null, facts: { path: 'zq-path' } })
}

async function markFiles(test: TestApp, person: BuiltPerson): Promise<void> {
  await aReadyFile(test, person, { name: 'zq-resume.txt', content: 'zq-content of the file' })
  const begun = await announce(test, person, { kind: 'resume', name: 'zq-unfinished.txt', size: 100 })
  await sendBytes(test, person, String(begun.headers.location), 'zq-partial content')
}

/** A stored one, and an interrupted one that left slices. */
async function markRecordings(test: TestApp, person: BuiltPerson): Promise<void> {
  await aKeptRecording(test, person, aSubject(person), aWebm({ seconds: 3 }))
  const begun = await start(person, aSubject(person), { mime: 'video/webm;codecs=zq-codecs' })
  await sendSlice(test, person, begun.json<{ id: string }>().id, 0, Buffer.from('zq-slice'))
}

async function markOtherAreas(test: TestApp, { id }: BuiltPerson): Promise<void> {
  const { db } = test.platform
  const { company, owner } = await aCompany(test)
  await addMember(db, owner, company.id, { personId: id, role: 'recruiter' })
  const sourceId = newId()
  const [conversationId, ownId, otherId] = [newId(), newId(), newId()]
  const [checkId, recordingId] = [newId(), newId()]
  const statements = [
    sql`insert into passkeys (id, person_id, name, credential_id, public_key, counter, transports, is_backed_up)
        values (${newId()}, ${id}, 'zq-passkey', 'zq-credential', '', 0, '{}', false)`,
    sql`insert into sources (id, link_id, kind, name, message, sharing, starts_at)
        values (${sourceId}, 'link', 'partner', 'A partner', '', 'count', now())`,
    sql`insert into attributions (id, person_id, source_id, path, last_at)
        values (${newId()}, ${id}, ${sourceId}, '/zq-came-by', now())`,
    sql`insert into email_changes (person_id, new_email, asked_at, sent_at, expires_at)
        values (${id}, 'zq-next@people.example', now(), now(), now())`,
    // Invited by address, before anybody knew whose it is.
    sql`insert into company_invitations (id, company_id, email, role, secret_hash, expires_at)
        values (${newId()}, ${company.id}, ${EMAIL}, 'recruiter', '', now())`,
    sql`insert into applicant_views (id, person_id, company_id, name, filters)
        values (${newId()}, ${id}, ${company.id}, 'zq-view', '{"search": "zq-searched"}')`,
    sql`insert into hidden_domains (person_id, domain) values (${id}, 'zq-employer.example')`,
    sql`insert into notifications (id, person_id, event, subject, values, href, is_listed)
        values (${newId()}, ${id}, 'export_ready', 'zq-told', '{"name":"zq-told-name"}', '/zq-told-path', true)`,
    sql`insert into conversations (id, kind, about, created_by, is_request)
        values (${conversationId}, 'direct', ${`${id} ${owner.id}`}, ${id}, false)`,
    sql`insert into conversation_members (conversation_id, person_id) values (${conversationId}, ${id})`,
    sql`insert into messages (id, conversation_id, seq, change, kind, sender_id, body, search_text)
        values (${ownId}, ${conversationId}, 1, 1, 'text', ${id}, 'zq-message', 'zq-message-folded'),
               (${otherId}, ${conversationId}, 2, 2, 'text', ${owner.id}, 'An answer', 'an answer')`,
    sql`insert into message_versions (id, message_id, body) values (${newId()}, ${ownId}, 'zq-said-before')`,
    sql`insert into message_reactions (message_id, person_id, emoji) values (${otherId}, ${id}, '👍')`,
    sql`insert into message_reports (id, message_id, reporter_id, reason, note)
        values (${newId()}, ${otherId}, ${id}, 'other', 'zq-report')`,
    sql`insert into case_proposals (queue, case_id, operator_id, choice, reason)
        values ('companies', ${company.id}, ${id}, 'reject', 'zq-proposal')`,
    sql`insert into case_decisions (id, queue, case_id, operator_id, choice, reason, version, due_at)
        values (${newId()}, 'companies', ${company.id}, ${id}, 'reject', 'zq-decision', '', now())`,
    sql`insert into consents (id, person_id, kind, version, action, user_agent, ip_prefix)
        values (${newId()}, ${id}, 'terms', 'zq-version', 'given', 'zq-consent-browser', 'zq-consent-network')`,
    sql`insert into talent_profiles (person_id, headline, updated_at) values (${id}, 'zq-headline', now())`,
    sql`insert into profiles (person_id, summary, contact, handle, updated_at)
        values (${id}, 'zq-summary', '{"phone": "zq-contact-phone"}', 'zq-handle', now())`,
    sql`insert into profile_handles (handle, person_id, released_at) values ('zq-old-handle', ${id}, now())`,
    sql`insert into recordings (id, owner_id, purpose, subject_id, kind, type)
        values (${recordingId}, ${id}, 'resume', ${id}, 'video', 'video/webm')`,
    sql`insert into video_resumes (person_id, recording_id, visibility, captions, updated_at)
        values (${id}, ${recordingId}, 'me', '[{"startMs": 0, "endMs": 1, "text": "zq-caption"}]', now())`,
    sql`insert into profile_entries (id, person_id, section, position, content, updated_at)
        values (${newId()}, ${id}, 'interests', 0, '{"name": "zq-interest", "keywords": []}', now())`,
    sql`insert into identity_checks (id, person_id, status, document_type, document_country, has_mrz, note, appeal_text,
          consented_at, updated_at)
        values (${checkId}, ${id}, 'rejected', 'passport', 'KE', true, 'zq-identity-note', 'zq-identity-appeal', now(), now())`,
    sql`insert into identity_photos (id, check_id, person_id, side, storage_key, width, height, hints, purged_at)
        values (${newId()}, ${checkId}, ${id}, 'front', 'identity/none', 1, 1, '{}', now())`,
    sql`insert into identity_looks (id, person_id, check_id, side, operator_id)
        values (${newId()}, ${id}, ${checkId}, 'front', ${newId()})`,
  ]
  for (const statement of statements) await db.execute(statement)
}

async function markElite(test: TestApp, person: BuiltPerson): Promise<void> {
  const { db } = test.platform
  const { id } = person
  const [applicationId, formId, endorserId] = [newId(), newId(), newId()]
  const { company } = await aVerifiedCompany(test)
  const [briefId, projectId] = [newId(), newId()]
  const statements = [
    sql`insert into briefs (id, company_id, created_by, title, summary, scope, deliverables, skills, team, starts_on, weeks, hours_per_week, time_zone, overlap_hours, rate_type, budget_min, budget_max, currency, seats, shortlist_size, reply_days, has_nda, updated_at)
        values (${briefId}, ${company.id}, null, '', '', '', '[]', '[]', '', '2030-01-01', 1, 20, 'UTC', 0, 'hourly', 1, 2, 'USD', 1, 3, 2, false, now())`,
    sql`insert into brief_interests (id, brief_id, person_id, match, score, reply_by, note, outcome_note)
        values (${newId()}, ${briefId}, ${id}, '{"proven":[],"claimed":[]}', 1, now(), 'zq-brief-note', 'zq-brief-outcome')`,
    sql`insert into brief_questions (id, brief_id, person_id, question, answer)
        values (${newId()}, ${briefId}, ${id}, 'zq-brief-question', 'zq-brief-answer')`,
    sql`insert into projects (id, brief_id, company_id, person_id, title, rate_type, rate, currency, starts_on, hours_per_week, end_reason, showcase_text, updated_at)
        values (${projectId}, ${briefId}, ${company.id}, ${id}, 'zq-project-title', 'hourly', 1, 'USD', '2030-01-01', 20, 'zq-project-end', 'zq-project-shown', now())`,
    sql`insert into project_milestones (id, project_id, title, amount, due_on, delivery, link, feedback)
        values (${newId()}, ${projectId}, 'zq-milestone-title', 5, '2030-01-01', 'zq-milestone-delivery', 'zq-milestone-link', 'zq-milestone-feedback')`,
    sql`insert into project_hours (id, project_id, day, minutes, note)
        values (${newId()}, ${projectId}, '2030-01-01', 60, 'zq-hours-note')`,
    sql`insert into project_reviews (id, project_id, side, stars, text)
        values (${newId()}, ${projectId}, 'member', 5, 'zq-project-review')`,
    sql`insert into elite_applications (id, person_id, status, reason, updated_at)
        values (${applicationId}, ${id}, 'declined', 'zq-elite-reason', now())`,
    sql`insert into elite_forms (id, application_id, person_id, kind, status, data, note, updated_at)
        values (${formId}, ${applicationId}, ${id}, 'join-elite', 'draft', '{"headline":"zq-elite-form"}', 'zq-elite-note', now())`,
    sql`insert into elite_form_versions (id, form_id, person_id, number, data)
        values (${newId()}, ${formId}, ${id}, 1, '{"headline":"zq-elite-version"}')`,
    sql`insert into elite_questions (id, application_id, person_id, status, question, answer, due_at)
        values (${newId()}, ${applicationId}, ${id}, 'answered', 'zq-elite-question', 'zq-elite-answer', now())`,
    sql`insert into elite_signatures (id, application_id, person_id, version, name, method, drawing, ip_prefix, user_agent, chain_hash)
        values (${newId()}, ${applicationId}, ${id}, 1, 'zq-elite-signer', 'drawn', 'zq-elite-drawing', 'zq-elite-network', 'zq-elite-browser', '')`,
    sql`insert into endorsers (id, application_id, person_id, status, name, email, relation, company, locale, time_zone)
        values (${endorserId}, ${applicationId}, ${id}, 'submitted', 'zq-endorser', 'zq-endorser-address@work.example', 'peer', 'zq-endorser-company', 'en', 'UTC')`,
    sql`insert into endorsements (id, endorser_id, person_id, craft, reliability, communication, initiative, text, again, may_contact, is_public, device_hash)
        values (${newId()}, ${endorserId}, ${id}, 5, 5, 5, 5, 'zq-endorsement', 'yes', true, true, '')`,
  ]
  for (const statement of statements) await db.execute(statement)
  await person.visitor.post('/talent/api/elite/application')
  await sendDocument(test, person, { kind: 'other', name: 'zq-elite-file' })
}

async function markJobs(test: TestApp, { id }: BuiltPerson): Promise<void> {
  const { job, company } = await aPublishedJob(test)
  const [searchId, runId, testId, attemptId] = [newId(), newId(), newId(), newId()]
  const [courseId, talkId, questionId, wishId, orderId] = [newId(), newId(), newId(), newId(), newId()]
  const [applicationId, offerId, requestId, interviewId, calendarId] = [newId(), newId(), newId(), newId(), newId()]
  const statements = [
    sql`insert into saved_jobs (id, person_id, job_id, note) values (${newId()}, ${id}, ${job.id}, 'zq-note')`,
    sql`insert into hidden_items (id, person_id, job_id, reason) values (${newId()}, ${id}, ${job.id}, 'other')`,
    sql`insert into job_marks (person_id, job_id, views) values (${id}, ${job.id}, 1)`,
    sql`insert into job_readers (person_id, job_id) values (${id}, ${job.id})`,
    sql`insert into saved_searches (id, person_id, name, search, alert, anchors, doc_query, open_to)
        values (${searchId}, ${id}, 'zq-search-name', 'text=zq-searched', 'off', '{zq-anchor}', 'zq'::tsquery, 'zq-open')`,
    sql`insert into saved_search_matches (search_id, job_id, found_at) values (${searchId}, ${job.id}, now())`,
    sql`insert into job_invitations (id, job_id, talent_id, message, expires_at, decline_note)
        values (${newId()}, ${job.id}, ${id}, 'zq-invited', now(), 'zq-declined')`,
    sql`insert into job_reports (id, job_id, reporter_id, reason, text)
        values (${newId()}, ${job.id}, ${id}, 'other', 'zq-reported')`,
    sql`insert into screener_tests (id, company_id, updated_at) values (${testId}, ${company.id}, now())`,
    sql`insert into screener_test_versions (test_id, version, title, intro, minutes, is_shuffled, questions)
        values (${testId}, 1, 'A test', '', 5, false, '[]')`,
    sql`insert into screener_attempts (id, test_id, version, person_id, job_id, seed, question_order, max_points)
        values (${attemptId}, ${testId}, 1, ${id}, ${job.id}, 1, '{}', 0)`,
    sql`insert into screener_attempt_subjects (attempt_id, subject_id) values (${attemptId}, ${newId()})`,
    sql`insert into screener_answers (attempt_id, question_id, value, seq, saved_at, code_result)
        values (${attemptId}, ${newId()}, '{"given": "zq-test-answer"}', 1, now(), '{"verdicts": ["error"], "message": "zq-code-error"}')`,
    sql`insert into screener_attempt_records (id, attempt_id, kind, at) values (${newId()}, ${attemptId}, 'taken_over', now())`,
    sql`insert into skill_results (id, person_id, skill, taken_at, percent, passed, level, topics)
        values (${newId()}, ${id}, 'git', now(), 80, true, 4, '[]')`,
    sql`insert into credentials (id, person_id, kind, source_id, name, issued_at, status_place, token)
        values (${newId()}, ${id}, 'skill_test', ${newId()}, 'Git, level 4', now(), 100000, 'zq-signed')`,
    sql`insert into assessments (id, company_id, test_id, person_id, email, secret_hash, code_hash, message, release, expires_at, note, appeal, appeal_reply)
        values (${newId()}, ${company.id}, ${testId}, ${id}, 'zq-invited-address', ${newId()}::text::bytea, 'zq', 'zq-test-message',
          'score', now(), 'zq-marked-again', 'zq-appealed', 'zq-appeal-answered')`,
    sql`insert into courses (id, slug, version, title, summary, category, level, language, skills, skill_slugs, outcomes,
          sources, outline, lesson_count, minutes, search_text, updated_at)
        values (${courseId}, 'a-course', 1, 'A course', '', 'money', 'beginner', 'en', '{}', '{}', '{}', '[]', '[]', 0, 0, '', now())`,
    sql`insert into course_enrolments (id, person_id, course_id) values (${newId()}, ${id}, ${courseId})`,
    sql`insert into lesson_progress (person_id, lesson_id, course_id, completed_by, updated_at)
        values (${id}, ${newId()}, ${courseId}, 'self', now())`,
    sql`insert into lesson_notes (person_id, id, course_id, lesson_id, quote, text)
        values (${id}, ${newId()}, ${courseId}, ${newId()}, 'zq-lesson-quote', 'zq-lesson-note')`,
    sql`insert into course_reviews (person_id, course_id, stars) values (${id}, ${courseId}, 4)`,
    sql`insert into talks (id, person_id, category, title, abstract, description, speakers, level, language, skills, minutes,
          stream_url, recording_url, chapters, transcript, slides, search_text, reason, updated_at)
        values (${talkId}, ${id}, 'money', 'zq-talk-title', 'zq-abstract', 'zq-description', '[{"name": "zq-speaker"}]',
          'beginner', 'en', '{zq-talk-skill}', 30, 'zq-stream', 'zq-recording', '[{"text": "zq-chapter"}]',
          '[{"text": "zq-transcript"}]', 'zq-slides', 'zq-found', 'zq-talk-reason', now())`,
    sql`insert into services (id, person_id, title, category, description, skills, currency, tax, tiers, addons, faq, from_price, from_euro,
          fastest_days, search_text, reason, updated_at)
        values (${newId()}, ${id}, 'zq-service-title', 'code', 'zq-service-description', '{zq-service-skill}', 'EUR', 'none',
          '[{"includes": ["zq-tier"]}]', '[{"title": "zq-addon"}]', '[{"question": "zq-faq"}]', 100, 1, 3, 'zq-service-found',
          'zq-service-reason', now())`,
    sql`insert into orders (id, seller_id, buyer_id, title, tier, contents, addons, currency, price, days, answer_by, updated_at)
        values (${orderId}, ${id}, ${id}, 'zq-order-title', 'basic', '{"includes": ["zq-order-tier"]}', '[{"title": "zq-order-addon"}]',
          'EUR', 100, 3, now(), now())`,
    sql`insert into order_entries (id, order_id, kind, by, author_id, text)
        values (${newId()}, ${orderId}, 'request', 'buyer', ${id}, 'zq-order-note')`,
    sql`insert into order_reviews (id, order_id, author_id, stars, text)
        values (${newId()}, ${orderId}, ${id}, 4, 'zq-order-review')`,
    sql`insert into billing_details (id, person_id, name, street, postcode, city, country, vat_id, tax_number, tax_note, pay_to, updated_at)
        values (${newId()}, ${id}, 'zq-billing-name', 'zq-street', 'zq-postcode', 'zq-billing-city', 'KE', 'zq-vat', 'zq-tax-number',
          'zq-tax-note', 'zq-pay-to', now())`,
    sql`insert into invoice_counters (person_id, year, last) values (${id}, 2026, 1)`,
    sql`insert into invoices (id, order_id, seller_id, kind, number, issued_on, currency, total, facts)
        values (${newId()}, ${orderId}, ${id}, 'invoice', '2026-0001', now(), 'EUR', 100, '{"title": "zq-invoice"}')`,
    sql`insert into talk_registrations (id, talk_id, person_id, status, place)
        values (${newId()}, ${talkId}, ${id}, 'registered', 1)`,
    sql`insert into talk_questions (id, talk_id, person_id, text, is_anonymous)
        values (${questionId}, ${talkId}, ${id}, 'zq-question', true)`,
    sql`insert into talk_question_votes (question_id, person_id) values (${questionId}, ${id})`,
    sql`insert into talk_feedback (talk_id, person_id, stars, text) values (${talkId}, ${id}, 5, 'zq-talk-feedback')`,
    sql`insert into talk_positions (person_id, talk_id, seconds, updated_at) values (${id}, ${talkId}, 60, now())`,
    sql`insert into talk_requests (id, person_id, topic, why, category, language, reason)
        values (${wishId}, ${id}, 'zq-topic', 'zq-why', 'money', 'en', 'zq-request-reason')`,
    sql`insert into talk_request_votes (request_id, person_id) values (${wishId}, ${id})`,
    sql`insert into applications (id, job_id, company_id, talent_id, source, submitted_at, last_activity_at, first_due_at,
          sent, knocked_out, feedback, sent_rejections, withdraw_note)
        values (${applicationId}, ${job.id}, ${company.id}, ${id}, 'direct', now(), now(), now(), '{"name": "zq-sent"}', false,
          'zq-feedback', '[{"at":"2026-01-01T00:00:00.000Z","reason":"skills","feedback":"zq-told","saidNothing":false}]',
          'zq-withdrawn')`,
    sql`insert into offers (id, application_id, job_id, company_id, talent_id, answer_days, sent_at, updated_at, decline_note,
          withdraw_note, return_note, extension_reason)
        values (${offerId}, ${applicationId}, ${job.id}, ${company.id}, ${id}, 7, now(), now(), 'zq-offer-declined',
          'zq-offer-withdrawn', 'zq-offer-returned', 'zq-more-time')`,
    sql`insert into offer_versions (id, offer_id, number, terms, hash)
        values (${newId()}, ${offerId}, 1, '{"letter": "zq-letter"}', '')`,
    sql`insert into offer_counters (id, offer_id, version, changes, message)
        values (${newId()}, ${offerId}, 1, '{"workRule": "zq-wanted"}', 'zq-counter')`,
    sql`insert into offer_signatures (id, offer_id, version, role, signer_id, name, method, drawing, ip_prefix, user_agent,
          chain_hash)
        values (${newId()}, ${offerId}, 1, 'talent', ${id}, 'zq-signer', 'drawn', 'zq-drawing', 'zq-signing-network',
          'zq-signing-browser', '')`,
    sql`insert into interview_requests (id, application_id, company_id, job_id, talent_id, kind, minutes, message, mode, place,
          expires_at, counter_message, decline_note)
        values (${requestId}, ${applicationId}, ${company.id}, ${job.id}, ${id}, 'final', 45, 'zq-asked', 'phone', 'zq-number',
          now(), 'zq-countered', 'zq-no-interview')`,
    sql`insert into interview_request_times (id, request_id, starts_at, proposer) values (${newId()}, ${requestId}, now(), 'talent')`,
    sql`insert into interview_request_panel (request_id, person_id) values (${requestId}, ${id})`,
    sql`insert into interviews (id, application_id, company_id, job_id, talent_id, kind, starts_at, ends_at, mode, place, cancel_note, preparation)
        values (${interviewId}, ${applicationId}, ${company.id}, ${job.id}, ${id}, 'final', now(), now(), 'phone', 'zq-call',
          'zq-cancelled', 'zq-prepare')`,
    sql`insert into interview_people (interview_id, person_id, seat) values (${interviewId}, ${id}, 'talent')`,
    sql`insert into calendar_links (person_id) values (${id})`,
    sql`insert into busy_calendars (id, person_id, url, next_read_at) values (${calendarId}, ${id}, 'zq-calendar', now())`,
    sql`insert into busy_spans (id, calendar_id, starts_at, ends_at) values (${newId()}, ${calendarId}, now(), now())`,
    sql`insert into trips (id, person_id, zone, from_day, to_day) values (${newId()}, ${id}, 'zq-zone', now(), now())`,
    sql`insert into interview_notes (interview_id, person_id, text, changed_at) values (${interviewId}, ${id}, 'zq-remember', now())`,
    sql`insert into interview_feedback (interview_id, side, author_id, stars, text) values (${interviewId}, 'talent', ${id}, 4, 'zq-friendly')`,
    sql`insert into room_visits (id, interview_id, person_id, entered_at, seen_at)
        values (${newId()}, ${interviewId}, ${id}, now(), now())`,
    sql`insert into room_messages (id, interview_id, person_id, text) values (${newId()}, ${interviewId}, ${id}, 'zq-said')`,
    sql`insert into room_pads (interview_id, pad, state, changed_at) values (${interviewId}, 'code', 'zq-pad'::bytea, now())`,
    sql`insert into outside_applications (id, person_id, company, role, url, status, notes, contacts)
        values (${newId()}, ${id}, 'zq-elsewhere', 'zq-role', 'https://zq-url', 'applied', 'zq-outside-note',
          '[{"name": "zq-contact", "how": "zq-how"}]')`,
    sql`insert into application_drafts (id, job_id, company_id, person_id, name, phone, cover_note, resume_text, answers,
          prefilled, intro, form_version, source, started_at, updated_at)
        values (${newId()}, ${job.id}, ${company.id}, ${id}, 'zq-draft', 'zq-phone', 'zq-cover', 'zq-resume',
          '{"x": "zq-draft-answer"}', '{"x": "zq-prefilled"}', '{"kind": "text", "text": "zq-intro"}', 1, 'direct', now(),
          now())`,
    sql`insert into apply_guests (person_id) values (${id})`,
    sql`insert into recommendation_settings (person_id, is_on) values (${id}, true)`,
    sql`insert into recommendation_dismissals (person_id, job_id, reason, job, created_at)
        values (${id}, ${job.id}, 'other', '{"skillIds": ["zq-dismissed"]}', now())`,
    sql`insert into recommendation_runs (id, person_id, version, person, digest)
        values (${runId}, ${id}, 'zq-ranking', '{"seniority": "zq-seniority"}', 'zq-digest')`,
    sql`insert into recommendation_scores (run_id, job_id, place, score, worths, job)
        values (${runId}, ${job.id}, 1, 50, '{"pay": "zq-worth"}', '{"id": "zq-scored"}')`,
  ]
  for (const statement of statements) await test.platform.db.execute(statement)
}

/** What the platform keeps for a while: responses, emails, jobs. */
async function markCopies({ platform }: TestApp, { id }: BuiltPerson): Promise<void> {
  const { db, jobs } = platform
  const request = { scope: id, route: 'POST /x', key: 'zq-key', bodyHash: 'x', status: 200 }
  await db.insert(idempotencyKeys).values({ ...request, answer: { said: 'zq-answer' } })
  const mail = { subject: 'zq-subject', text: 'zq-text', html: 'zq-html', headers: { 'X-Mark': 'zq-header' } }
  await storeMessage(db, { sender: 'us@meridian.example', recipient: EMAIL, ...mail })
  for (const to of [EMAIL, FORMER]) await jobs.send(sendMail, { to, ...mail })
}
