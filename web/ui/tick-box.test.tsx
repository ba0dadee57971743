import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TickBox } from './tick-box.tsx'

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('a tick box', () => {
  it('is named by the text beside it and reports its new value', () => {
    const onChange = vi.fn()
    render(
      <TickBox isSelected={false} onChange={onChange}>
        Keep me signed in
      </TickBox>,
    )
    fireEvent.click(screen.getByText('Keep me signed in'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(box('Keep me signed in').checked).toBe(false)
  })

  it('is described by its error', () => {
    const ofAge = (problem?: string) => (
      <TickBox aria-label="I am 18 or older" isSelected={false} onChange={() => {}} problem={problem} />
    )
    const { rerender } = render(ofAge('Tick this to go on.'))
    const input = box('I am 18 or older')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Tick this to go on.',
    )
    rerender(ofAge())
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null])
  })

  it('is mixed while only some are selected', () => {
    const all = (isIndeterminate: boolean) => (
      <TickBox aria-label="All" isSelected={false} isIndeterminate={isIndeterminate} onChange={() => {}} />
    )
    const { rerender } = render(all(true))
    expect(box('All').indeterminate).toBe(true)
    rerender(all(false))
    expect(box('All').indeterminate).toBe(false)
  })
})
