// What makes a PDF with an attached XML a Factur-X file: the metadata that says which file it is and which profile it follows.

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

export const XML_NAME = 'factur-x.xml'

const properties = [
  ['DocumentFileName', XML_NAME, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document'],
  ['Version', '1.0', 'The version of the XML schema'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the XML data'],
] as const

const described = properties
  .map(
    ([name, , description]) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
  )
  .join('')

/** PDF/A only allows properties that the file itself describes. */
export const facturXMetadata = `
  <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
    ${properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')}
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${described}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`
