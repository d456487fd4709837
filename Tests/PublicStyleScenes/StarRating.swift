// swift-format-ignore-file
import SwiftUI

struct StarRating: View {
    @Binding var rating: Int
    var maximumRating = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")

    var body: some View {
        HStack {
            ForEach(1..<maximumRating + 1, id: \.self) { number in
                (number > rating ? offImage ?? onImage : onImage)
                    .foregroundColor(number > rating ? Color.gray : Color.yellow)
                    .font(.title)
                    .onTapGesture { withAnimation(.easeOut) { rating = number } }
                    .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
            }
        }
    }
}

struct StarRatingDemo: View {
    @State private var rating = 2
    var body: some View { StarRating(rating: $rating) }
}

struct StarRating_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StarRating(rating: .constant(4))
            StarRatingDemo().environment(\.colorScheme, .dark)
        }
    }
}
