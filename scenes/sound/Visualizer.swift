import Flipbook

/// Bars that follow the spectrum of a tune, over a disc that swells with its loudness.
///
///     flipbook render scenes/sound/Visualizer.swift -o output/visualizer.mp4
struct Visualizer: Clip {
  var duration: TimeInterval { 4 }
  var size: CGSize { CGSize(width: 640, height: 360) }
  var background: Color { Color(red: 0.05, green: 0.05, blue: 0.12) }

  var body: some View {
    ZStack {
      Audio("tune.flac")
      AudioLevels("tune.flac", bands: 32, fall: 0.5) { level in
        ZStack {
          Circle()
            .fill(RadialGradient(colors: [.indigo, .clear], center: .center, startRadius: 0, endRadius: 160))
            .scaleEffect(0.4 + level.loudness)
          HStack(alignment: .bottom, spacing: 6) {
            ForEach(level.bands.indices, id: \.self) { band in
              Capsule()
                .fill(Color(hue: 0.5 + 0.4 * Double(band) / 32, saturation: 0.7, brightness: 1))
                .frame(width: 11, height: 11 + 240 * level.bands[band])
            }
          }
          .frame(height: 280, alignment: .bottom)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
