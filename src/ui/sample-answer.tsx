/** An example of what is typed, and of what is answered. */
export const SampleAnswer = ({ asked, answer }: { asked: string; answer: string }) => (
  <>
    <p className="hint">{asked}</p>
    <p className="sample-answer">{answer}</p>
  </>
);
