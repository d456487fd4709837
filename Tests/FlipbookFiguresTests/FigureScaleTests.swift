import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookFigures

@MainActor
@Suite("Numbers along lines and axes")
struct FigureScaleTests {
  @Test("places run from 0 to 1, ticks are multiples of the step")
  func places() {
    let scale = FigureScale(lower: -1, upper: 3)
    #expect([-1, 0, 3, 5].map(scale.place) == [0, 0.25, 1, 1.5])
    #expect(scale.ticks(every: 1) == [-1, 0, 1, 2, 3])
    #expect(scale.step(nil, intervals: 4) == 1 && scale.step(0.5, intervals: 4) == 0.5)
    #expect(scale.step(-1, intervals: 4) == 1 && scale.step(1e-9, intervals: 4) == 1)
  }

  @Test("labels have the decimals of their step and a minus sign")
  func labels() {
    let locale = Locale(identifier: "en_US")
    #expect(FigureNumber.text(-2, step: 1, locale: locale) == "\u{2212}2")
    #expect(FigureNumber.text(0.5, step: 0.25, locale: locale) == "0.50")
    #expect(FigureNumber.text(1500, step: 500, locale: locale) == "1,500")
    #expect(FigureNumber.text(1.5, step: 0.5, locale: Locale(identifier: "de_DE")) == "1,5")
    #expect(FigureNumber.text(2e9, step: 1e9, locale: locale) == "2E9")
  }

  @Test("a range without extent or end is reported and replaced")
  func badRanges() {
    #expect(FigureRendering.reports { NumberLine(1...1) } == ["figure.range"])
    #expect(FigureRendering.reports { NumberLine(0 ... .infinity) } == ["figure.range"])
    #expect(FigureRendering.reports { FunctionGraph(x: 0...1, y: 2...2) } == ["figure.range"])
    #expect(FigureRendering.reports { NumberLine(0...1, step: 0) } == ["figure.step"])
    #expect(FigureRendering.reports { NumberLine(0...1e6, step: 1e-3) } == ["figure.step"])
    #expect(FigureRendering.reports { NumberLine(0...10, step: 2) } == [])
  }

  @Test("a number line's labels lie at their numbers, and are drawn as far as the line is")
  func numberLine() {
    let whole = FigureRendering.texts(NumberLine(0...4, step: 1), CGSize(width: 232, height: 60))
    #expect(whole.map(\.text) == ["0", "1", "2", "3", "4"])
    for (index, label) in whole.enumerated() {
      // 16 points of margin, 50 points from one number to the next.
      #expect(abs(label.frame.midX - (16 + 50 * Double(index))) < 1.5)
    }
    let half = FigureRendering.words(
      NumberLine(0...4, step: 1, progress: 0.5), CGSize(width: 232, height: 60))
    #expect(half == ["0", "1", "2"])
    let none = FigureRendering.list(NumberLine(0...4, progress: 0), CGSize(width: 232, height: 60))
    #expect(none.items.isEmpty)
  }

  @Test("the axes cross where both numbers are 0, and labels at an edge get room")
  func graphLayout() {
    let size = CGSize(width: 224, height: 124)
    let labels = CGSize(width: 20, height: 16)
    let middle = GraphLayout(
      x: FigureScale(lower: -1, upper: 1), y: FigureScale(lower: -1, upper: 1), size: size, labels: labels)
    #expect(middle.crossing == middle.point(.zero))
    #expect(abs(middle.crossing.x - middle.plot.midX) < 1e-9)
    let corner = GraphLayout(
      x: FigureScale(lower: 0, upper: 1), y: FigureScale(lower: 0, upper: 1), size: size, labels: labels)
    #expect(corner.plot.minX == 30 && corner.plot.maxY == 100)
    #expect(corner.crossing == CGPoint(x: 30, y: 100))
  }
}
