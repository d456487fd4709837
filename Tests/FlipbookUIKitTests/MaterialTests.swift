import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What pictures of phones show of materials; docs/fidelity.md names the pictures.
@MainActor
struct MaterialTests {
  private func grey(_ behind: Color, _ scheme: ColorScheme, _ material: Material) throws -> UInt32 {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 60, height: 60), background: .white, resources: TestRendering.resources
      ) {
        behind.overlay(Rectangle().fill(material)).environment(\.colorScheme, scheme)
      }
    }
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))[30, 30] & 0xff
  }

  @Test(
    "materials make a dark grey of black in the dark, and a light one of white in the light",
    arguments: [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar])
  func ends(_ material: Material) throws {
    #expect(try (30...32).contains(grey(.black, .dark, material)))
    #expect(try (245...247).contains(grey(.white, .light, material)))
    // What is behind shines through.
    #expect(try grey(.white, .dark, material) > 40)
    #expect(try grey(.black, .light, material) < 240)
  }
}
