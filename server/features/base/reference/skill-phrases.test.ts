import { describe, expect, it } from 'vitest'
import { skillsNamedIn } from './skill-phrases.service.ts'

describe('a text', () => {
  it.each([
    ['Senior React Native developer', ['react-native']],
    ['React developer', ['react']],
    ['Golang / K8s engineer', ['go', 'kubernetes']],
    ['C++ and C# and .NET', ['cpp', 'csharp', 'dotnet']],
    ['Node.js, node js, nodejs', ['node-js']],
    ['Go-to-market lead', []],
    ['to go or not to go', []],
    ['Go engineer', ['go']],
    ['rust on the hull', []],
    ['machine   learning', ['machine-learning']],
    ['', []],
    ['& / + #', []],
  ])('%s names %j', (text, named) => expect(skillsNamedIn(text)).toEqual(named))
})
