internal import CCairo
internal import CFontconfig
internal import CPNG
internal import CPango
internal import CWebP
import Foundation

/// The system libraries that pictures are made with.
package enum RasterComponents {
  /// A library, the version that runs and the Debian package to build against it.
  package struct Version: Hashable, Sendable {
    package var name: String
    package var version: String
    package var package: String
  }

  /// Every library, in the order in which `flipbook doctor` prints them.
  package static var versions: [Version] {
    [
      Version(name: "Cairo", version: string(cairo_version_string()), package: "libcairo2-dev"),
      Version(name: "Pango", version: string(pango_version_string()), package: "libpango1.0-dev"),
      Version(name: "HarfBuzz", version: string(hb_version_string()), package: "libharfbuzz-dev"),
      Version(name: "FreeType", version: freeType, package: "libfreetype-dev"),
      Version(name: "fontconfig", version: fontconfig, package: "libfontconfig-dev"),
      Version(name: "libpng", version: string(png_get_libpng_ver(nil)), package: "libpng-dev"),
      Version(name: "ISA-L", version: debianVersion(of: "libisal2"), package: "libisal-dev"),
      Version(name: "libwebp", version: webp, package: "libwebp-dev"),
      Version(
        name: "libjpeg-turbo", version: debianVersion(of: "libturbojpeg0"), package: "libturbojpeg0-dev"),
    ]
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? "?"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "?" }
    defer { FT_Done_FreeType(library) }
    var parts: (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &parts.0, &parts.1, &parts.2)
    return "\(parts.0).\(parts.1).\(parts.2)"
  }

  /// Fontconfig counts as 21401 for 2.14.1.
  private static var fontconfig: String {
    let number = FcGetVersion()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  private static var webp: String {
    let number = WebPGetDecoderVersion()
    return "\(number >> 16).\(number >> 8 & 0xff).\(number & 0xff)"
  }

  /// For libraries that can't say what they are: the version of the installed Debian package.
  private static func debianVersion(of package: String) -> String {
    DebianPackages.version(of: package) ?? "?"
  }
}
