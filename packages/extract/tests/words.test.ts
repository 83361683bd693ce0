import { describe, expect, test } from "vitest";
import { findCues, type KnownParagraphs } from "../src/lexicon/find-cues";
import { readSources } from "../src/lexicon/source";

describe("phrases", () => {
  const saying = (text: string, known?: KnownParagraphs) =>
    findCues(text, known).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

  test("a phrase goes on in the next line", () => {
    expect(saying("Your verification\ncode: 482913")).toContain("code verification\ncode");
  });

  test.each(["\n\n", "\n \n", "\r\n\r\n", "\n \n\n"])("no phrase goes on behind an empty line: %j", (gap) => {
    expect(saying(`We sent it for verification${gap}code: 482913`)).not.toContain(`code verification${gap}code`);
  });

  test("what was read before is found where it stands now, also where its lines break elsewhere", () => {
    const known: KnownParagraphs = new Map();
    const wrapped = "Hello Ana,\n\nyour verification\ncode is 482913.\n\nIt expires in\nten minutes.";
    const flat = "Acme\n\nHello Ana,\n \nyour verification code is 482913.\n\nIt expires in ten minutes.";
    expect(saying(wrapped, known)).toEqual(saying(wrapped));
    expect(saying(flat, known)).toEqual(saying(flat));
    expect(known.size).toBe(4);
  });
});

describe("common words", () => {
  /** Cues count in mails of every language: what is "read" in one must not be "the" in another. */
  const commonWords: Record<string, string> = {
    English: "the of and to in is it for on with as at by from this that are was your our not can will have has do",
    German:
      "der die das und zu den von mit ist im für auf des dem ein eine nicht sich sie ihr wir als auch es an am so",
    French: "le la les de des et en un une du que qui dans pour pas sur au par avec il nous vous votre ce se plus ne",
    Spanish: "el los las y del con no para su al lo como pero sin sobre este esta si ya hay fue tu te",
    Portuguese: "os as do da dos das em um uma por com mais ao ele seu sua ou ser nos ele só pelo pela",
    Italian: "gli di che è per sono non come anche ma nel alla dei della questo tuo ti ci",
    Dutch: "het een van ik dat op zijn met voor er maar om dan zou wat dit door over ze uw",
    Polish: "i w na do że się nie jest to z o jak po co tak za od przez dla czy",
    Czech: "a v s k pro by ale jen být ten tato",
    Hungarian: "az egy és hogy nem meg csak ez van már még ki be",
    Danish: "og at er som på til af ikke den har vil jeg han kan",
    Swedish: "att det av inte om så vi din ditt",
    Finnish: "ja ei että oli hän mutta kun niin tai jos sen",
    Romanian: "și cu pe nu că sunt din mai ca sau dar",
    Turkish: "ve bir bu için ile çok ne gibi var olan ya kadar",
    Vietnamese: "và có là cho không được trong với này đã",
    Indonesian: "yang dan untuk dengan ini itu dari pada tidak akan juga ke atau saya",
    Tagalog: "ang ng mga ay ito kung hindi mo",
    Russian: "не я что он как но из у вы так же от бы мы",
    Ukrainian: "та що це як від про але",
    Bulgarian: "се е са ще ви",
    Greek: "και το η ο να του των για με που είναι από σε",
  };

  test.each(Object.entries(commonWords))("no word that every %s text is full of says anything", (_, words) => {
    expect(words.split(" ").filter((word) => findCues(word).length > 0)).toEqual([]);
  });

  test("a word that tells does", () => {
    expect(findCues("code").map(({ kind }) => kind)).toContain("code");
  });
});

/** What mails of every day are about speaks against a link: no phrase that mails about an account need may hold such a word, of whatever language. */
test.each([...readSources("lexicon")])("%s: what completes a flow is no matter of every day", (_, source) => {
  const kinds = ["complete", "act", "signIn", "notMe", "fleeting", "secret"] as const;
  const phrases = kinds.flatMap((kind) => source[kind] ?? []).map((phrase) => phrase.replaceAll("*", ""));
  const wrong = phrases.filter((phrase) => findCues(phrase).some(({ kind }) => kind === "matter"));
  expect(wrong).toEqual([]);
});
