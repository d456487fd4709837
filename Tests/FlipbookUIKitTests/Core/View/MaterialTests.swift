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
    try pixel(behind, scheme, material) & 0xff
  }

  private func pixel(_ behind: Color, _ scheme: ColorScheme, _ material: Material) throws -> UInt32 {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 60, height: 60), background: .white, resources: TestRendering.resources
      ) {
        behind.overlay(Rectangle().fill(material)).environment(\.colorScheme, scheme)
      }
    }
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))[30, 30]
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

  @Test("what shines through the regular and the thinnest material is as on pictures of phones")
  func measured() throws {
    let phone: [(UInt32, ColorScheme, Material, UInt32)] = [
      (0x1A_33_73, .light, .regular, 0xC4_CE_E5), (0xC2_26_42, .light, .regular, 0xFF_C4_CF),
      (0x1A_33_73, .dark, .regular, 0x29_31_49), (0xC2_26_42, .dark, .regular, 0x65_29_35),
      (0xB6_8B_B8, .dark, .ultraThin, 0x85_6C_87), (0x83_67_A9, .dark, .ultraThin, 0x68_57_7E),
      (0xC2_C2_C6, .light, .alert, 0xF0_F1_F0), (0xCC_CC_CC, .light, .alert, 0xF0_EF_EB),
    ]
    for (behind, scheme, material, seen) in phone {
      let color = Color(
        .sRGB, red: Double(behind >> 16 & 255) / 255, green: Double(behind >> 8 & 255) / 255,
        blue: Double(behind & 255) / 255)
      let ours = try pixel(color, scheme, material)
      for shift in [UInt32(0), 8, 16] {
        #expect(abs(Int(ours >> shift & 255) - Int(seen >> shift & 255)) <= 9, "\(shift) of \(behind)")
      }
    }
  }

  // The tint keeps every component at 31 at least, where a phone goes down to 3.
  @Test("in the dark a bar is as colourful as on a phone over what scrolls below it")
  func bar() throws {
    let phone: [(UInt32, UInt32)] = [
      (0xEE_E8_3A, 0x5B_59_03), (0x93_17_4A, 0x67_29_43), (0x1D_D6_67, 0x07_65_2D),
    ]
    for (behind, seen) in phone {
      let color = Color(
        .sRGB, red: Double(behind >> 16 & 255) / 255, green: Double(behind >> 8 & 255) / 255,
        blue: Double(behind & 255) / 255)
      let ours = try pixel(color, .dark, .bar)
      for shift in [UInt32(0), 8, 16] {
        #expect(abs(Int(ours >> shift & 255) - Int(seen >> shift & 255)) <= 28, "\(shift) of \(behind)")
      }
    }
  }

  @Test("in the light the thinnest material makes a greyer, lighter colour of a blue one")
  func blue() throws {
    let phone: [(UInt32, UInt32)] = [
      (0x00_5A_BE, 0x60_8F_C6), (0x00_1F_4C, 0x5A_6C_84), (0x00_2F_6D, 0x5D_76_97),
    ]
    for (behind, seen) in phone {
      let color = Color(
        .sRGB, red: Double(behind >> 16 & 255) / 255, green: Double(behind >> 8 & 255) / 255,
        blue: Double(behind & 255) / 255)
      let ours = try pixel(color, .light, .ultraThin)
      for shift in [UInt32(0), 8, 16] {
        #expect(abs(Int(ours >> shift & 255) - Int(seen >> shift & 255)) <= 5, "\(shift) of \(behind)")
      }
    }
  }
}
