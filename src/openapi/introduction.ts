/** The introduction of the document, in Markdown. */
export const INTRODUCTION = `A catalogue of offers for developer infrastructure and tools (free tiers, discounts, startup programmes), with the
changes that vendors made to them, judged as of one UTC day.

**Access.** No key and no sign-up. Every operation is a read but one: the beacon \`POST /api/signal\`. Any origin may call.

**Methods.** \`HEAD\` answers every read without its body; \`OPTIONS\` answers 204 with the CORS headers; any other method
answers 405 with \`Allow\`. A path with a slash at its end answers 308 to the path without.

**Parameters.** Unknown ones are ignored. An empty text counts as absent; an empty number, flag or word of a closed list
answers 400, as does any value outside the list (the accepted ones are in \`valid\`) and a parameter given twice.

**Errors** are JSON objects with \`error\`, a sentence for a person, and the fields described here.

**Null and absent.** A field that is null says that the service knows there is nothing, or withholds a judgement; its
description says which. A field that is not required is absent where its description says so.

**Growth.** Fields may be added to any object, so ignore those you do not know. Anything else is announced in the
changelog.

**Citing.** \`_provenance\` says where the figures come from, how old the oldest is, and how to cite them.
`;
