// swift-format-ignore-file
import SwiftUI

struct OnboardingPagesView: View {
    @State private var selection = 0
    let symbols = ["star.fill", "bell.fill", "cart.fill"]

    var body: some View {
        ZStack {
            Color(.systemGray6).ignoresSafeArea()
            TabView(selection: $selection) {
                ForEach(symbols.indices, id: \.self) { index in
                    VStack(spacing: 24) {
                        Image(systemName: symbols[index]).resizable().scaledToFit().frame(width: 100, height: 100)
                            .foregroundColor(.accentColor)
                        Text("Page \(index + 1)").font(.title).fontWeight(.semibold)
                        Text("Swipe to see what comes next").font(.subheadline).foregroundColor(.secondary)
                            .multilineTextAlignment(.center).padding(.horizontal, 40)
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
            VStack {
                Spacer()
                Button("Next") {
                    withAnimation { selection = min(selection + 1, symbols.count - 1) }
                }
                .padding(.bottom, 60)
            }
        }
    }
}
