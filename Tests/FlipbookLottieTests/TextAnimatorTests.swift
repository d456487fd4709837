import Testing

@testable import FlipbookLottie

struct TextAnimatorTests {
  private func codes(_ more: String, _ selector: String) throws -> [String] {
    let text = #"""
      {"ty":5,"nm":"Title","ind":1,"ip":0,"op":60,"st":0,"ks":{},"t":{
        "d":{"k":[{"t":0,"s":{"t":"ab","f":"F","s":10,"j":0,"tr":0,"lh":12,"fc":[0,0,0]}}]},
        "a":[{"s":{"b":1,"s":{"k":0},"e":{"k":50}\#(selector)},"a":{"o":{"k":0}}}]\#(more)}}
      """#
    return try LottieFixture.file(LottieFixture.text(layers: text)).issues.map { issue in
      "\(issue.code) \(issue.place?.components(separatedBy: " ").first ?? "")"
    }.filter { $0.hasPrefix("lottie.text-") }
  }

  @Test("A range of characters with anchors of their own is supported")
  func plain() throws {
    #expect(try codes(#","m":{"g":1,"a":{"k":[0,0]}}"#, #","sm":{"k":100}"#) == [])
  }

  @Test("Anchors, smoothness and expressions that are not supported are reported with their place")
  func reported() throws {
    #expect(
      try codes(#","m":{"g":2,"a":{"k":[0,-40]}}"#, "")
        == ["lottie.text-animator $.layers[0].t.m", "lottie.text-animator $.layers[0].t.m"])
    #expect(
      try codes("", #","sm":{"k":0}"#).first?.hasPrefix("lottie.text-selector $.layers[0].t.a[0]") == true)
    #expect(try codes("", #","t":1"#).first?.hasPrefix("lottie.text-selector $.layers[0].t.a[0]") == true)
  }
}
