import { llmsSuite } from '../pages/llms-suite.ts';
import { shippedCatalogue } from '../shipped.ts';

llmsSuite('the shipped catalogue', await shippedCatalogue());
