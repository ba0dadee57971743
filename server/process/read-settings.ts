import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../platform/config.ts'

/** The settings of this process: from the environment, falling back to the file .env. */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}
