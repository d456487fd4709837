import FlipbookTesting
import Testing

private struct Box_Previews: PreviewProvider {
  static var previews: some View {
    Color.primary.frame(width: 10, height: 10).previewLayout(.sizeThatFits)
    Text("a").previewLayout(.fixed(width: 20, height: 20))
  }
}

@MainActor
@Suite("Previews in a package's own tests")
struct ExpectPreviewsTests {
  private let goldens =
    NSTemporaryDirectory() + "/flipbook-previews-" + ProcessInfo.processInfo.globallyUniqueString

  @Test("each preview has a golden in each variant, and one that is another picture fails by its name")
  func variants() throws {
    defer { try? FileManager.default.removeItem(atPath: goldens) }
    let variants =
      FrameVariant.schemes + [FrameVariant(typeSize: .accessibility3, locale: Locale(identifier: "de"))]
    let written = #expect(throws: FrameFailure.self) {
      try expectPreviews(of: Box_Previews.self, variants: variants, update: .missing, goldens: goldens)
    }
    #expect(written?.frames.count == 6)
    for name in ["variants 1", "variants 1@dark", "variants 2@accessibility3.de"] {
      #expect(FileManager.default.fileExists(atPath: "\(goldens)/\(name)/00000.png"), "\(name)")
    }
    try expectPreviews(of: Box_Previews.self, variants: variants, update: FrameUpdate.none, goldens: goldens)
    // The dark picture in place of the light one.
    let light = goldens + "/variants 1/00000.png"
    try FileManager.default.removeItem(atPath: light)
    try FileManager.default.copyItem(atPath: goldens + "/variants 1@dark/00000.png", toPath: light)
    let changed = #expect(throws: FrameFailure.self) {
      try expectPreviews(
        of: Box_Previews.self, variants: variants, update: FrameUpdate.none, goldens: goldens)
    }
    #expect(changed?.frames.count == 1)
  }
}
