import type { OpenAPIV3 } from 'openapi-types';

/**
 * The objects of OpenAPI 3.0.3 as this service writes them, by the types of `openapi-types`. They are read-only, have
 * the fields alone that the document uses, demand those that it always has, and have a reference only where it has one.
 */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Fields of an object of the standard, read-only: `Always` in every object of this document, `Sometimes` in some. */
type Fields<Standard, Always extends keyof Standard, Sometimes extends keyof Standard = never> = Readonly<
  Required<Pick<Standard, Always>> & Pick<Standard, Sometimes>
>;

/** A reference to a named schema is this, then the name. */
export const SCHEMA_PLACE = '#/components/schemas/';

/** The schema `NullableX` is X or null. */
export const NULLABLE_PREFIX = 'Nullable';

export type Reference = Readonly<OpenAPIV3.ReferenceObject>;

type Bound = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';
type Keyword = Bound | 'format' | 'description' | 'nullable' | 'pattern';

/** A schema object or a reference to one: a type for both, since most readers treat a reference as one more keyword. */
export interface Schema extends Partial<Reference>, Fields<OpenAPIV3.BaseSchemaObject, never, Keyword> {
  readonly type?: NonNullable<OpenAPIV3.SchemaObject['type']>;
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: Json;
}

export interface DescribedParameter
  extends MediaType, Fields<OpenAPIV3.ParameterObject, 'name' | 'description', 'required'> {
  readonly in: 'query' | 'path';
}

export interface Header extends Fields<OpenAPIV3.HeaderObject, 'description', 'required'> {
  readonly schema: Schema;
}

export interface DescribedResponse extends Fields<OpenAPIV3.ResponseObject, 'description'> {
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface RequestBody extends Fields<OpenAPIV3.RequestBodyObject, 'description' | 'required'> {
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Operation extends Fields<
  OpenAPIV3.OperationObject,
  'operationId' | 'summary' | 'description',
  'deprecated'
> {
  readonly tags: readonly string[];
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, DescribedResponse | Reference>>;
}

export type Method = `${OpenAPIV3.HttpMethods.GET | OpenAPIV3.HttpMethods.POST}`;
export type PathItem = Readonly<Partial<Record<Method, Operation>>>;

interface Info extends Fields<OpenAPIV3.InfoObject, 'title' | 'version' | 'description'> {
  readonly contact: Fields<OpenAPIV3.ContactObject, 'name' | 'url'>;
  readonly license: Fields<OpenAPIV3.LicenseObject, 'name' | 'url'>;
}

export interface OpenApiDocument {
  readonly openapi: '3.0.3';
  readonly info: Info;
  readonly servers: readonly Fields<OpenAPIV3.ServerObject, 'url' | 'description'>[];
  readonly security: readonly never[];
  readonly tags: readonly Fields<OpenAPIV3.TagObject, 'name' | 'description'>[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, DescribedResponse>>;
  };
}
