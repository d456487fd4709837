import FlipbookFigures
import SwiftUI

extension GalleryCase {
  /// A formula as it is, at one moment.
  private static func formula(
    _ sentence: String, _ text: String, width: Double = 240, height: Double = 90, size: Double = 20
  ) -> GalleryCase {
    part(.figures, sentence, width: width, height: height) { Formula(text, size: size) }
  }

  @CaseList static func formulae() -> [GalleryCase] {
    formula("the roots of a quadratic", #"x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}"#)
    formula(
      "sums and integrals",
      #"\sum_{n=1}^\infty \frac{1}{n^2} = \frac{\pi^2}{6}, \int_0^1 x^2\,dx = \tfrac13"#, width: 330)
    formula(
      "a matrix and a determinant",
      #"A = \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}, \begin{vmatrix} a & b \\ c & d \end{vmatrix} = ad - bc"#,
      width: 360)
    formula(
      "cases", #"|x| = \begin{cases} x & \text{if } x \ge 0 \\ -x & \text{otherwise} \end{cases}"#, width: 260
    )
    formula(
      "accents, bars and braces",
      #"\hat{x} + \vec{v} + \overline{AB} + \underbrace{a + b}_{2} + \sqrt[3]{y} + \ddot{q}"#, width: 300)
    formula(
      "letters and names",
      #"\mathbb{R} \subset \mathbb{C},\ \mathcal{L}, \mathbf{v}, \sin^2\theta + \cos^2\theta = 1, \lim_{x \to 0} f(x)"#,
      width: 420)
    formula(
      "brackets to size",
      #"\left( \frac{\frac{a}{b}}{\frac{c}{d}} \right) \left[ \sum_{i} x_i \right] \left\{ 1 \right\} \binom{n}{k}"#,
      width: 330, height: 110)
    formula(
      "equations below each other",
      #"\begin{aligned} (a+b)^2 &= (a+b)(a+b) \\ &= a^2 + 2ab + b^2 \end{aligned}"#, width: 280)
    formula(
      "roots of tall things",
      #"\sqrt{\sqrt{\sqrt{x}}} + \sqrt{\begin{matrix} 1 \\ 2 \\ 3 \\ 4 \\ 5 \end{matrix}}"#, height: 150)
    part(.figures, "a formula becomes another by its parts", width: 200, height: 90, at: [0.05, 0.3, 0.6]) {
      Turning { isOn in
        Formula(isOn ? #"c = \sqrt{a^2 + b^2}"# : "a^2 + b^2 = c^2", size: 22).color(
          .red, for: isOn ? "a" : "a^2")
      }
    }
    part(.figures, "a formula is drawn on", width: 200, height: 90, at: [0.2, 0.35, 0.6]) {
      Turning { isOn in Formula(#"e^{i\pi} + 1 = 0"#, size: 30, progress: isOn ? 1 : 0.05) }
    }
  }
}
