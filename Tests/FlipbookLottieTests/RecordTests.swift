import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("what doesn't change is recorded once, and pictures are the same")
struct RecordTests {
  private let fill = #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}"#
  private let box = #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}}"#
  private let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// Parts of which each changes at other times, in other ways.
  private var files: [String] {
    let moving =
      #""ks":{"p":{"a":1,"k":[{"t":10,"s":[0,0],"e":[0,0]},{"t":20,"s":[0,0]},{"t":40,"s":[50,9]}]}}"#
    let held =
      #""ks":{"o":{"a":1,"k":[{"t":5,"s":[50],"h":1},{"t":25,"s":[0],"h":1},{"t":30,"s":[100],"h":1}]}}"#
    let shown = #""ip":7,"op":33"#
    func shape(_ index: Int, _ ks: String, _ rest: String = "", _ shapes: String? = nil) -> String {
      let times = rest.contains("\"ip\"") ? "" : #","ip":0,"op":60"#
      return
        #"{"ty":4,"nm":"S\#(index)","ind":\#(index),"st":0\#(times),\#(ks),"shapes":[\#(shapes ?? "\(box),\(fill)")]\#(rest)}"#
    }
    func comp(_ ks: String, _ rest: String) -> String {
      #"{"ty":0,"refId":"c","ind":9,"ip":0,"op":60,"w":100,"h":100,\#(ks)\#(rest)}"#
    }
    let still = #""ks":{"p":{"k":[30,30]}}"#
    let pulse =
      #"{"ty":"el","p":{"k":[0,0]},"s":{"a":1,"k":[{"t":15,"s":[10,10]},{"t":20,"s":[30,30]}]}},\#(fill)"#
    let inside =
      #","assets":[{"id":"c","layers":[\#(shape(1, moving)),\#(shape(2, held)),\#(shape(3, still, ",\(shown)", pulse))]}]"#
    let remap =
      #","tm":{"a":1,"k":[{"t":0,"s":[0.2],"h":1},{"t":20,"s":[0.6]},{"t":40,"s":[1.2]}]},"st":0"#
    let looped =
      #""ks":{"r":{"k":[{"t":0,"s":[0]},{"t":10,"s":[90]}],"x":"loopOut('pingpong')"}}"#
    let scripted = #""ks":{"r":{"k":0,"x":"time * 90"}}"#
    return [
      LottieFixture.text(
        layers: "\(shape(1, moving)),\(shape(2, held)),\(shape(3, still, ",\(shown)", pulse))"),
      LottieFixture.text(layers: comp(still, #","st":0"#), rest: inside),
      LottieFixture.text(layers: comp(moving, #","st":4,"sr":2"#), rest: inside),
      LottieFixture.text(layers: comp(still, #","st":55,"sr":-1"#), rest: inside),
      LottieFixture.text(layers: comp(held, remap), rest: inside),
      LottieFixture.text(
        layers: "\(shape(1, looped)),\(shape(2, scripted)),\(comp(scripted, #","st":0"#))", rest: inside),
      LottieFixture.text(
        layers:
          "\(shape(1, moving, #","td":1,\#(shown)"#)),\(shape(2, still, #","tt":1"#)),\(shape(3, still, #","parent":1"#))"
      ),
      LottieFixture.text(
        layers: shape(
          1,
          #""ao":1,"ks":{"p":{"a":1,"k":[{"t":10,"s":[0,0],"to":[0,30],"ti":[0,30]},{"t":30,"s":[60,0]}]}}"#)),
    ]
  }

  private let orders: [[Double]] = [
    (0..<60).map(Double.init), (0..<60).reversed().map(Double.init),
    stride(from: 0, to: 60, by: 0.37).map { $0 }, [3, 30, 3, 31, 4, 29.999, 5, 25, 24.999, 25, 59, 0],
  ]

  @Test("a record changes no picture, whatever the order of times", arguments: 0..<8)
  func same(index: Int) throws {
    let file = try LottieFixture.file(files[index])
    for order in orders {
      let record = LottieRecord()
      var seen = Set<ContentHash>()
      for frame in order {
        let new = file.items(at: frame, transform: .identity, canvas: canvas)
        let kept = file.items(at: frame, transform: .identity, canvas: canvas, record: record)
        #expect(kept == new, "at \(frame)")
        seen.insert(DisplayList(size: canvas.size, items: new).contentHash)
      }
      // The file does change, so that something could be wrong.
      #expect(seen.count > 2)
    }
  }

  @Test("another transform or another canvas is recorded anew")
  func places() throws {
    let file = try LottieFixture.file(files[1])
    let record = LottieRecord()
    for scale in [1.0, 2, 1, 3] {
      let transform = CGAffineTransform(scaleX: scale, y: scale)
      let canvas = CGRect(x: 0, y: 0, width: 100 * scale, height: 80)
      for frame in [0.0, 12, 12, 50] {
        let new = file.items(at: frame, transform: transform, canvas: canvas)
        #expect(file.items(at: frame, transform: transform, canvas: canvas, record: record) == new)
      }
    }
  }

  @Test("a layer's items are kept until its next change")
  func kept() throws {
    let text = LottieFixture.text(
      layers: LottieFixture.layer("\(box),\(fill)").replacing(
        #""ks":{"p":{"k":[50,50]}}"#,
        with: #""ks":{"p":{"a":1,"k":[{"t":10,"s":[0,0],"e":[0,0]},{"t":20,"s":[0,0]},{"t":40,"s":[50,9]}]}}"#
      ))
    let source = try LottieTextReader.read(Array(text.utf8))
    let parser = LottieParser(
      LottieSource(root: source, hasExpressions: false), data: LottieData(),
      resources: LottieFixture.resources)
    let comp = try parser.comp(source, id: nil)
    let record = LottieCompRecord(comp, LottieRecordBudget())
    let work = LottieWork()
    let painter = LottiePainter(
      canvas: canvas, frameRate: 30, textEngine: LottieFixture.resources.textEngine, work: work)
    func holds(after frame: Double, at other: Double) -> Bool {
      _ = painter.items(
        of: comp, canvas.size, at: LottieMoment(frame), .identity, record)
      return record[0].items(at: other, .identity) != nil
    }
    #expect(holds(after: 3, at: 9.99))
    #expect(!holds(after: 3, at: 10))
    #expect(holds(after: 12, at: 19.99))
    #expect(!holds(after: 12, at: 20))
    #expect(!holds(after: 25, at: 25))
    #expect(holds(after: 40, at: 59))
    // The layer ends there, but a list holds it only while it shows.
    #expect(!holds(after: 60, at: 59))
    // Its shapes rest while it moves.
    _ = painter.items(
      of: comp, canvas.size, at: LottieMoment(25), .identity, record)
    #expect(record[0].shapes(at: 30) != nil)
  }

  @Test("spans: keyframes, holds, loops and scripts")
  func spans() throws {
    func span(_ property: String, at frame: Double) throws -> LottieSpan {
      let root = try LottieTextReader.read(Array(#"{"p":\#(property)}"#.utf8))
      let value = LottieParser(
        LottieSource(root: root, hasExpressions: false), data: LottieData(),
        resources: LottieFixture.resources
      ).scalar(root, "p", 0)
      let watch = LottieWatch()
      _ = value.value(at: LottieMoment(frame, nil, watch))
      return watch.span
    }
    let keys = #"{"a":1,"k":[{"t":5,"s":[1],"h":1},{"t":8,"s":[2]},{"t":9,"s":[3]}]}"#
    #expect(try span(#"{"k":3}"#, at: 7) == LottieSpan())
    #expect(try span(keys, at: 1) == LottieSpan(start: -.infinity, end: 5))
    #expect(try span(keys, at: 5) == LottieSpan(start: 5, end: 8))
    #expect(try span(keys, at: 8.5).isEmpty)
    #expect(try span(keys, at: 9) == LottieSpan(start: 9, end: .infinity))
    let loop = #"{"k":[{"t":5,"s":[1]},{"t":8,"s":[1]}],"x":"loopOut()"}"#
    #expect(try span(loop, at: 6) == LottieSpan(start: 5, end: 8))
    #expect(try span(loop, at: 9).isEmpty)
  }

  @Test("a span seen from outside a precomposition is a little shorter")
  func outside() {
    let span = LottieSpan(start: 10, end: 20)
    let slow = span.outside(startTime: 5, stretch: 2)
    #expect(slow.start > 25 && slow.start < 25.0001)
    #expect(slow.end < 45 && slow.end > 44.9999)
    let back = span.outside(startTime: 50, stretch: -1)
    #expect(back.start > 30 && back.end < 40)
    #expect(LottieSpan().outside(startTime: 5, stretch: -2) == LottieSpan())
    #expect(LottieSpan.scripted.outside(startTime: 5, stretch: 2).hasScripts)
  }

  @Test("what is kept is bounded")
  func budget() {
    let budget = LottieRecordBudget()
    #expect(budget.affords(LottieRecordBudget.limit))
    #expect(!budget.affords(1))
    budget.giveBack(10)
    #expect(budget.affords(10))
    var record: LottieLayerRecord? = LottieLayerRecord(budget)
    budget.giveBack(100)
    record?.keep(LottieKept(value: [], span: LottieSpan(), steps: 100))
    #expect(!budget.affords(1))
    record = nil
    #expect(budget.affords(100))
  }
}
