import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { ConversationMark } from './conversation-mark.tsx'

const company = { id: '01890000-0000-7000-8000-0000000000c0', slug: 'fjordpay', name: 'Fjordpay' }
const tomasz = { country: 'PL', companyId: company.id }

function draw(kind: Conversation['kind'], others: readonly { country: string | null; companyId: string | null }[]) {
  const conversation = { kind, company, others } as Conversation
  const { container } = render(<ConversationMark conversation={conversation} name="Fjordpay" />)
  return { isSquare: container.querySelector('svg > rect') !== null, hasFlag: container.querySelector('img') !== null }
}

it('is the square mark of a company, without the flag of the member who replied', () => {
  expect(draw('company', [tomasz])).toEqual({ isSquare: true, hasFlag: false })
  expect(draw('application', [])).toEqual({ isSquare: true, hasFlag: false })
})

it('is a round picture of a person, with their own flag', () => {
  expect(draw('direct', [tomasz])).toEqual({ isSquare: false, hasFlag: true })
  expect(draw('application', [{ country: 'KE', companyId: null }, tomasz])).toEqual({ isSquare: false, hasFlag: true })
})

it('has no flag for support, whoever answers there', () => {
  expect(draw('support', [{ country: 'NG', companyId: null }])).toEqual({ isSquare: false, hasFlag: false })
})
