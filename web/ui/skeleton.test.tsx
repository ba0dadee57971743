import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Skeleton, SkeletonLine } from './skeleton.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const renderSkeleton = (onCancel: () => void) =>
  render(
    <I18nProvider i18n={i18n}>
      <Skeleton onCancel={onCancel}>
        <span data-testid="shape">
          <SkeletonLine />
        </span>
      </Skeleton>
    </I18nProvider>,
  )

const passTime = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

describe('a skeleton', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('only says that it is loading for the first eight seconds', () => {
    renderSkeleton(() => {})
    expect(screen.getByTestId('shape').closest('[aria-hidden="true"]')).not.toBeNull()
    passTime(7999)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('then says that the connection is slow and lets the reader cancel', () => {
    const onCancel = vi.fn()
    renderSkeleton(onCancel)
    passTime(8000)
    const words = screen.getByText('Still loading. Your connection is slow.')
    expect(words.closest('[role=status]')).not.toBeNull()
    act(() => screen.getByRole('button', { name: 'Cancel' }).click())
    expect(onCancel).toHaveBeenCalledOnce()
  })
})
