import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { nextFocus, useLostFocus } from './use-lost-focus.ts'

function Steps() {
  const [step, setStep] = useState(1)
  const container = useRef<HTMLDivElement>(null)
  useLostFocus(container, step)
  return (
    <>
      <button type="button" onClick={() => setStep(2)}>
        Elsewhere
      </button>
      <div ref={container}>
        {step === 1 && (
          <button type="button" onClick={() => setStep(2)}>
            Stop
          </button>
        )}
        {step === 2 && (
          <>
            <button type="button" disabled {...nextFocus}>
              Use this take
            </button>
            <button type="button" {...nextFocus}>
              Record again
            </button>
          </>
        )}
      </div>
    </>
  )
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return button
}

it('moves the focus of a button that has disappeared to the next one that can be pressed', () => {
  render(<Steps />)
  press('Stop')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record again' }))
})

it('leaves the focus where it is otherwise', () => {
  render(<Steps />)
  const elsewhere = press('Elsewhere')
  expect(document.activeElement).toBe(elsewhere)
})
