import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@Suite("Functions of Metal files")
struct MetalSceneTests {
  private static let metal = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    // [[ stitchable ]] half4 hidden(float2 position) { return 0; }
    static half4 mixed(half4 a, half4 b, float share) { return mix(a, b, share); }
    [[ stitchable ]] half4 tint(float2 position, half4 color, half4 other, float share) {
      return mixed(color, other * color.a, share);
    }
    [[ stitchable ]] float2 mirror(float2 position, float4 bounds) {
      return float2(bounds.z - position.x, position.y);
    }
    [[ stitchable ]] half4 shift(float2 position, SwiftUI::Layer layer, float2 by) {
      return layer.sample(position - by);
    }
    #if TARGET_OS_IPHONE && TARGET_OS_IOS && !TARGET_OS_WATCH && !TARGET_OS_SIMULATOR
    [[ stitchable ]] half4 stripes(float2 position, device const half4 *colors, int count) {
      return colors[int(position.x / 10.0) % count];
    }
    #endif
    """

  private static let scene = """
    import SwiftUI
    struct Half: View {
      var body: some View {
        HStack(spacing: 0) { Color(red: 1, green: 0, blue: 0); Color(red: 0, green: 0, blue: 1) }
          .frame(width: 40, height: 20)
      }
    }
    struct Page: View {
      @State private var share = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Half().colorEffect(ShaderLibrary.tint(.color(Color(red: 0, green: 1, blue: 0)), .float(share)))
            .onAppear { withAnimation(.linear(duration: 2)) { share = 1 } }
          Half().distortionEffect(ShaderLibrary.mirror(.boundingRect), maxSampleOffset: .zero)
          Half().layerEffect(ShaderLibrary.shift(.float2(20, 0)), maxSampleOffset: CGSize(width: 20, height: 0))
          Rectangle().fill(ShaderLibrary.stripes(.colorArray([Color(red: 1, green: 0, blue: 0), .white])))
            .frame(width: 40, height: 20)
        }
      }
    }
    """

  private func write(_ folder: String, metal: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(FlipbookProgram.folder)/\(folder)", withIntermediateDirectories: true)
    try FlipbookProgram.write("\(folder)/Shaders.metal", metal)
    try FlipbookProgram.write("\(folder)/Page.swift", Self.scene)
  }

  @Test("A colour, a place, a layer and a fill come from compiled functions, and their numbers are animated")
  func picture() throws {
    try write(".apps/Metal", metal: Self.metal)
    let output = "\(FlipbookProgram.folder)/.apps/Metal/a.png"
    let result = try FlipbookProgram.run([
      "still", ".apps/Metal", "--view", "Page", "--size", "60x80", "--scale", "1", "--at", "1s", "-o", output,
    ])
    #expect(result.code == 0 && !result.errors.contains("view.shader"), "\(result.errors)")
    let picture = try PNGReader.bitmap(from: Data(contentsOf: URL(fileURLWithPath: output)))
    func near(_ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
      let pixel = picture[x, y]
      return zip([16, 8, 0], [red, green, blue]).allSatisfy {
        abs(Int(pixel >> UInt32($0) & 255) - $1) <= 1
      }
    }
    // Half of the way to green after a second of two.
    #expect(near(15, 10, 128, 128, 0) && near(45, 10, 0, 128, 128))
    #expect(near(15, 30, 0, 0, 255) && near(45, 30, 255, 0, 0))
    // The layer has moved by 20: the red half is right, its blue one beyond the view, as far as it may be seen.
    #expect(near(35, 50, 255, 0, 0) && near(55, 50, 0, 0, 255) && near(15, 50, 255, 255, 255))
    #expect(near(15, 70, 255, 0, 0) && near(25, 70, 255, 255, 255) && near(35, 70, 255, 0, 0))
  }

  @Test("A file that can't be compiled is said with its line, and views are drawn as they are")
  func damaged() throws {
    try write(
      ".apps/MetalDamaged", metal: Self.metal + "\n[[ stitchable ]] half4 wrong(float2 p) { return q; }\n")
    let result = try FlipbookProgram.run([
      "still", ".apps/MetalDamaged", "--view", "Page", "--size", "60x80", "--print-list",
    ])
    #expect(result.code == 0 && result.errors.contains("Shaders.metal:20"), "\(result.errors)")
    #expect(!result.output.contains("shader"))
  }

  @Test("A call with other values than the function takes is said")
  func values() throws {
    let fewer = Self.metal.replacingOccurrences(of: "half4 other, float share", with: "half4 other")
      .replacingOccurrences(of: "other * color.a, share", with: "other, 1")
    try write(".apps/MetalValues", metal: fewer)
    let result = try FlipbookProgram.run([
      "still", ".apps/MetalValues", "--view", "Page", "--size", "60x80", "--print-list",
    ])
    #expect(result.errors.contains("“tint” is not called: it takes 1 value, not 2"), "\(result.errors)")
    #expect(result.output.contains("shader distortion mirror"))
  }
}
