import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { useHeadingFocus } from './use-heading-focus.ts'

function Steps() {
  const heading = useHeadingFocus()
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Step
      </h1>
      <Link to="?step=2">Next</Link>
      <Link to="?step=3#phone">Change the phone</Link>
      <div id="phone">
        <input type="hidden" />
        <input aria-label="Phone" />
      </div>
    </>
  )
}

const open = () =>
  render(
    <MemoryRouter>
      <Steps />
    </MemoryRouter>,
  )

it('leaves the focus alone when the document has just been loaded', () => {
  open()
  expect(document.activeElement).toBe(document.body)
})

it('moves the focus to the heading of the next step', () => {
  open()
  fireEvent.click(screen.getByText('Next'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('moves the focus to the field in the URL’s hash', () => {
  open()
  fireEvent.click(screen.getByText('Change the phone'))
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
})
