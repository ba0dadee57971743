// Starts Python once, without any program, and writes its memory to the file named on the command line.

import { writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'
import { allowPermissions } from './run-python.ts'

allowPermissions()
const python = await loadPyodide({ _makeSnapshot: true })
writeFileSync(String(process.argv[2]), python.makeMemorySnapshot())
