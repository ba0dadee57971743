import { describe, expect, it } from 'vitest'
import { advance, COUNTDOWN, type RecorderEvent, type RecorderState } from './recorder-machine.ts'

type Step = RecorderEvent | Extract<RecorderEvent, { type: string }>['type']

const run = (...steps: Step[]): RecorderState =>
  steps.reduce<RecorderState>(
    (state, step) => advance(state, typeof step === 'string' ? ({ type: step } as RecorderEvent) : step),
    { name: 'idle' },
  )

const ticks = Array<'tick'>(COUNTDOWN).fill('tick')
const toRecording = ['ask', 'granted', 'count', ...ticks] as const

describe('the recorder', () => {
  it('counts down before it records', () => {
    expect(run('ask', 'granted', 'count')).toEqual({ name: 'counting', left: 3 })
    expect(run('ask', 'granted', 'count', 'tick')).toEqual({ name: 'counting', left: 2 })
    expect(run('ask', 'granted', 'count', 'tick', 'cancel')).toEqual({ name: 'ready' })
    expect(run(...toRecording)).toEqual({ name: 'recording' })
  })

  it('pauses, resumes, stops and is saved', () => {
    expect(run(...toRecording, 'pause')).toEqual({ name: 'paused' })
    expect(run(...toRecording, 'pause', 'resume')).toEqual({ name: 'recording' })
    expect(run(...toRecording, 'pause', 'stop')).toEqual({ name: 'review', isCutOff: false })
    expect(run(...toRecording, 'stop', 'save', 'saved')).toEqual({ name: 'saved' })
    expect(run(...toRecording, 'stop', 'save', 'saveFailed')).toEqual({ name: 'review', isCutOff: false })
  })

  it('can start again after a take, a denied permission and a lost device', () => {
    expect(run(...toRecording, 'stop', 'ask', 'granted')).toEqual({ name: 'ready' })
    expect(run('ask', { type: 'failed', problem: 'denied', device: 'camera' }, 'ask')).toEqual({ name: 'asking' })
    expect(run('ask', 'granted', 'lose', 'ask')).toEqual({ name: 'asking' })
  })

  it('says which device is missing', () => {
    expect(run('ask', { type: 'failed', problem: 'no_device', device: 'both' })).toEqual({
      name: 'problem',
      problem: 'no_device',
      device: 'both',
    })
  })

  it('keeps the take so far when a device goes away', () => {
    expect(run(...toRecording, 'lose')).toEqual({ name: 'review', isCutOff: true })
    expect(run(...toRecording, 'pause', 'lose')).toEqual({ name: 'review', isCutOff: true })
    expect(run('ask', 'granted', 'count', 'lose')).toEqual({ name: 'problem', problem: 'lost', device: 'both' })
    expect(run({ type: 'restore', isCutOff: true })).toEqual({ name: 'review', isCutOff: true })
  })

  it('restores a take that was stopped before a reload as complete', () => {
    expect(run({ type: 'restore', isCutOff: false })).toEqual({ name: 'review', isCutOff: false })
  })

  it('ignores events that come too late or too early', () => {
    for (const late of [
      'ask',
      'granted',
      'count',
      'cancel',
      'tick',
      'resume',
      'save',
      'saved',
      'reset',
      'restore',
    ] as const)
      expect(run(...toRecording, late)).toEqual({ name: 'recording' })
    for (const early of ['granted', 'count', 'tick', 'pause', 'resume', 'stop', 'lose', 'save', 'saved'] as const)
      expect(run(early)).toEqual({ name: 'idle' })
    expect(run('ask', 'granted', 'count', 'ask')).toEqual({ name: 'counting', left: 3 })
  })
})
