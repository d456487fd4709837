import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

struct PathExpressionTests {
  /// A square of 2 × 2 points, 50 right and down of the place that a script of its position gives, beside a path of two sides.
  private func place(_ script: String) throws -> [Double] {
    let still = "[[0,0],[0,0],[0,0]]"
    let path = #"{"c":false,"v":[[0,0],[40,0],[40,20]],"i":\#(still),"o":[[0,0],[0,0],[3,4]]}"#
    let text = LottieFixture.text(
      layers: #"""
        {"ty":4,"nm":"Box","ind":1,"ip":0,"op":60,"st":0,"ks":{"a":{"k":[-50,-50]},"p":{"a":0,"k":[0,0],"x":"\#(script)"}},
          "shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[2,2]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]},
        {"ty":4,"nm":"Way","ind":2,"ip":0,"op":60,"st":0,"ks":{},"shapes":[
          {"ty":"gr","nm":"Line","it":[{"ty":"sh","nm":"Path 1","ks":{"a":0,"k":\#(path)}},{"ty":"tr"}]}]}
        """#)
    let file = try LottieFixture.file(text)
    #expect(file.issues.isEmpty)
    let bounds = try #require(try LottieFixture.items(text, at: 0).first?.bounds)
    // The anchor keeps the square inside of the picture.
    return [bounds.midX - 50, bounds.midY - 50].map { ($0 * 1e6).rounded() / 1e6 }
  }

  private let path = "var p = thisComp.layer('Way').content('Line').content('Path 1').path; "

  @Test(
    "A script reads a path's points, tangents and the places along it",
    arguments: [
      ("p.points()[2]", [40.0, 20.0]), ("p.outTangents()[2]", [3, 4]), ("p.inTangents()[1]", [0, 0]),
      ("[p.isClosed() ? 1 : 2, p.points(0).length]", [2, 3]), ("p.pointOnPath(0.5)", [30, 0]),
      ("p.pointOnPath(2 / 3)", [40, 0]), ("p.pointOnPath()", [30, 0]), ("p.pointOnPath(1)", [40, 20]),
      ("p.tangentOnPath(0.25)", [1, 0]), ("p.tangentOnPath(0.9)", [0, 1]), ("p.normalOnPath(0.25)", [0, 1]),
      ("thisComp.layer('Way').fromCompToSurface([5, 6])", [5, 6]),
    ])
  func functions(script: String, expected: [Double]) throws {
    #expect(try place(path + script) == expected)
  }

  @Test("A path can be an object with the lists of lottie-web, in absolute coordinates")
  func object() throws {
    let script = "var $bm_rt = { v: [[0, 0], [10, 0]], i: [[0, 0], [10, 0]], o: [[0, 0], [10, 0]] };"
    let shape =
      #"{"ty":"sh","ks":{"a":0,"k":{"c":false,"v":[],"i":[],"o":[]},"x":"\#(script)"}},{"ty":"st","c":{"k":[1,0,0]},"o":{"k":100},"w":{"k":2}}"#
    let text = LottieFixture.text(layers: LottieFixture.layer(shape))
    guard case .stroke(let path, _, _)? = try LottieFixture.items(text, at: 0).first?.content else {
      Issue.record("no stroke")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
  }

  @Test("A function of paths that is called for a number fails")
  func wrong() throws {
    let text = LottieFixture.text(
      layers:
        #"{"ty":4,"ip":0,"op":60,"st":0,"ks":{"r":{"a":0,"k":1,"x":"thisProperty.points()"}},"shapes":[]}"#)
    #expect(try LottieFixture.file(text).issues.map(\.code) == ["lottie.expression"])
  }
}
