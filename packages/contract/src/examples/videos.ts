import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const videos = examplesOf(
  'videos',
  [
    {
      video_url: 'https://www.youtube.com/watch?v=SahyaNagar1',
      description: say('The city from above', 'सह्यनगरचे हवाई दृश्य'),
      publish_date: '2024-01-26',
    },
    {
      video_url: 'https://youtu.be/SahyaNagar2',
      description: say('Cleanliness drive at Sahya Lake', 'सह्य तलाव स्वच्छता मोहीम'),
      publish_date: '2024-03-10',
    },
    {
      video_url: 'https://www.youtube.com/embed/SahyaNagar3',
      description: say('How to pay property tax online', 'मालमत्ता कर ऑनलाइन कसा भरावा'),
      publish_date: '2024-05-01',
    },
  ],
  {
    odd: {
      'no-video-id': [
        {
          video_url: 'https://video.sahyanagar.example/1',
          description: say('Flood-rescue drill', 'पूर बचाव सराव'),
          publish_date: null,
        },
      ],
    },
  },
)
