import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../platform/config.ts'

/** The settings of this process: the environment, and where it says nothing the file .env. */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}
