import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['talks.language', 'talks.time_zone', 'talk_requests.language', 'talks.recording']

export const markedRows: MarkedRows = ({ person }) => {
  const talkId = newId()
  const questionId = newId()
  const wishId = newId()
  const messageId = newId()
  return [
    sql`insert into talks (id, person_id, category, title, abstract, description, speakers, level, language, skills, minutes,
          stream_url, recording_url, chapters, transcript, slides, search_text, reason, updated_at)
        values (${talkId}, ${person.id}, 'money', 'zq-talk-title', 'zq-abstract', 'zq-description', '[{"name": "zq-speaker"}]',
          'beginner', 'en', '{zq-talk-skill}', 30, 'zq-stream', 'zq-recording', '[{"text": "zq-chapter"}]',
          '[{"text": "zq-transcript"}]', 'zq-slides', 'zq-found', 'zq-talk-reason', now())`,
    sql`insert into talk_registrations (id, talk_id, person_id, status, place)
        values (${newId()}, ${talkId}, ${person.id}, 'registered', 1)`,
    sql`insert into talk_questions (id, talk_id, person_id, text, is_anonymous)
        values (${questionId}, ${talkId}, ${person.id}, 'zq-question', true)`,
    sql`insert into talk_question_votes (question_id, person_id) values (${questionId}, ${person.id})`,
    sql`insert into talk_messages (id, talk_id, person_id, text, created_at)
        values (${messageId}, ${talkId}, ${person.id}, 'zq-talk-message', now())`,
    sql`insert into talk_message_reports (message_id, person_id, reason, note, created_at)
        values (${messageId}, ${person.id}, 'rude', 'zq-talk-report', now())`,
    sql`insert into talk_feedback (talk_id, person_id, stars, text) values (${talkId}, ${person.id}, 5, 'zq-talk-feedback')`,
    sql`insert into talk_positions (person_id, talk_id, seconds, updated_at) values (${person.id}, ${talkId}, 60, now())`,
    sql`insert into talk_requests (id, person_id, topic, why, category, language, reason)
        values (${wishId}, ${person.id}, 'zq-topic', 'zq-why', 'money', 'en', 'zq-request-reason')`,
    sql`insert into talk_request_votes (request_id, person_id) values (${wishId}, ${person.id})`,
  ]
}
