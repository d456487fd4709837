import Foundation
import Testing

@testable import FlipbookCompiler

struct MetalSourceTests {
  @Test("Functions are those behind the attribute, outside of comments")
  func functions() {
    let text = """
      // [[ stitchable ]] half4 none(float2 p);
      /* [[stitchable]] half4 neither(float2 p); */
      [[ stitchable ]] half4 one(float2 p) { return half4(1); }
      [[stitchable]]
      float2
      two (float2 p, float t) { return p; }
      static float helper(float x) { return x; }
      extern "C" { namespace coreimage { } }
      [[ stitchable ]] metal::half4 three(float2 p) { return 0; }
      """
    #expect(MetalSource.functions(in: text) == ["one", "two", "three"])
  }

  @Test("A table names each function, and differs with the file")
  func table() {
    let text = "[[ stitchable ]] half4 one(float2 p) { return 1; }"
    let source = MetalSource(text, path: "/a \"b\".metal", symbol: "table_0")
    #expect(source.text.contains("FLIPBOOK_FUNCTION(one, 0x"))
    #expect(source.text.contains("const void *table_0()"))
    #expect(source.text.contains(#"#line 1 "/a \"b\".metal""#))
    #expect(source.text != MetalSource(text + " ", path: "/a \"b\".metal", symbol: "table_0").text)
  }
}
