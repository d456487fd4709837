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
  func table() throws {
    func text(_ content: String, after definitions: [String] = []) throws -> String {
      func file(_ content: String) -> MetalLinks.File {
        MetalLinks.File(path: "/a \"b\".metal", content: content)
      }
      return try #require(
        MetalSource(file(content), after: definitions.map(file), symbol: "table_0")
      ).text
    }
    let content = "[[ stitchable ]] half4 one(float2 p) { return 1; }"
    let whole = try text(content)
    #expect(whole.contains("FLIPBOOK_FUNCTION(one, 0x"))
    #expect(whole.contains("const void *table_0()"))
    #expect(whole.contains(#"#line 1 "/a \"b\".metal""#))
    #expect(try whole != text(content + " "))
    #expect(try whole != text(content, after: ["int a() { return 1; }"]))
  }

  @Test(
    "A function that a file only declares comes from the nearest file that defines it, with what that needs")
  func links() {
    let links = MetalLinks([
      .init(
        path: "/p/A/Noise.metal",
        content: """
          #include <metal_stdlib>
          extern float random(float2 st); // float other(float x);
          [[ stitchable ]] half4 noise(float2 p, half4 c) { float helper(float); return half4(random(p)); }
          """),
      .init(path: "/p/B/Random.metal", content: "float random(float2 st) { return 0; }"),
      .init(
        path: "/p/A/Random.metal",
        content:
          "float hash(float);\nfloat random(float2 st) {\n  if (st.x > 0) { return 1; }\n  return hash(st.x);\n}"
      ),
      .init(path: "/p/C/Hash.metal", content: "static inline float hash(float x) { return x; }"),
    ])
    #expect(links.needed(by: 0).map(\.path) == ["/p/C/Hash.metal", "/p/A/Random.metal"])
    #expect(links.needed(by: 1).isEmpty)
    #expect(links.needed(by: 2).map(\.path) == ["/p/C/Hash.metal"])
  }
}
