import type { TestContent } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'

const asked = { code: null, points: 2 }

/** What the demo company asks its backend engineers. */
export const ledgerTest: TestContent = {
  title: 'Payments and ledgers',
  intro: 'Nine questions about moving money safely. You may use paper and the internet; we look at how you think.',
  minutes: 30,
  passPercent: 60,
  isShuffled: true,
  ...plainTest,
  questions: [
    {
      ...asked,
      kind: 'single',
      topic: 'Failures',
      text: 'This code pays a salary through a bank. When the network is unreliable, what can go wrong?',
      code: 'func (l *Ledger) Pay(ctx context.Context, p Payout) error {\n    if _, err := l.bank.Send(ctx, p); err != nil {\n        return l.retry.Enqueue(p)\n    }\n    return l.db.MarkPaid(ctx, p.ID)\n}',
      options: [
        { text: 'If MarkPaid fails after Send succeeded, the retry pays the person twice.', isRight: true },
        { text: 'Send is called without a timeout, so a slow bank blocks every payout.', isRight: false },
        { text: 'Enqueue should run before Send, or the payout is lost when the process stops.', isRight: false },
        { text: 'Nothing. The retry queue makes this safe.', isRight: false },
      ],
    },
    {
      ...asked,
      kind: 'multiple',
      topic: 'Failures',
      text: 'Which of these make it safe to send a payout again after a timeout?',
      options: [
        { text: 'A key that the bank uses to recognise the repetition', isRight: true },
        { text: 'Asking the bank for the payout’s status before sending again', isRight: true },
        { text: 'Waiting a minute before sending again', isRight: false },
        { text: 'Sending it from another server', isRight: false },
      ],
    },
    {
      ...asked,
      kind: 'numeric',
      topic: 'Bookkeeping',
      text: 'A customer pays 250.00 and the card network keeps 2.4 %. How much reaches the ledger’s cash account?',
      answer: 244,
      tolerance: 0.005,
      unit: '',
    },
    {
      ...asked,
      kind: 'ordering',
      topic: 'Failures',
      text: 'Put the steps of a safe payout in order.',
      items: [
        { text: 'Write down the intention to pay, with a unique key' },
        { text: 'Send the payment to the bank with that key' },
        { text: 'Record the bank’s confirmation' },
        { text: 'Tell the person that the money is on its way' },
      ],
    },
    {
      ...asked,
      kind: 'matching',
      topic: 'Bookkeeping',
      text: 'On which side of the bank’s books does each of these belong?',
      items: [
        { text: 'Money customers have deposited', match: 'Liability' },
        { text: 'Cash in the vault', match: 'Asset' },
        { text: 'Fees earned this year', match: 'Income' },
      ],
      others: ['Expense'],
    },
    {
      ...asked,
      kind: 'gaps',
      topic: 'Failures',
      text: 'Complete the sentence about messages.',
      template: 'A queue that may deliver a message more than once needs a consumer that is ___.',
      gaps: [['idempotent']],
    },
    {
      ...asked,
      kind: 'true_false',
      penalty: 1,
      topic: 'Failures',
      text: 'A database transaction can undo a payment that the bank has already accepted.',
      isTrue: false,
    },
    {
      ...asked,
      kind: 'short_text',
      topic: 'Bookkeeping',
      text: 'What do we call a bookkeeping method in which every entry has an equal opposite entry?',
      accepted: ['double entry', 'double-entry', 'double entry bookkeeping', 'double-entry bookkeeping'],
    },
    {
      ...asked,
      kind: 'long_text',
      points: 5,
      topic: 'Judgement',
      text: 'At night, 40 of 10,000 payouts are neither confirmed nor rejected by the bank. What do you do first, and what do you tell the people who wait for their money?',
      minLength: 0,
      maxLength: 2_000,
      guide:
        'Stops further retries, checks the bank’s own record, tells people honestly what is known and when they hear more.',
    },
  ],
}
