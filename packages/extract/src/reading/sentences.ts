/** Where sentences end within a text. */
export const SENTENCE_STOPS = /[.!?…][\s\0]|[。！？।۔؟]/g;

/** A text that ends with a sentence, or announces what follows. */
export const ENDS_SENTENCE = /[.:!?…。：！？।۔؟][\p{P}\s]{0,3}$/u;
